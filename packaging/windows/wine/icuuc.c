/* Stands for the icuuc.dll of Windows 10, which Wine lacks: it has no converter, so that
   Qt uses its own. Never placed beside the program, which must not carry it. */
#define EXPORT __declspec(dllexport)
#define NO_SUCH_FILE 4 /* U_FILE_ACCESS_ERROR */

typedef int Status;

static void fail(Status *status)
{
    if (status)
        *status = NO_SUCH_FILE;
}

EXPORT void *ucnv_open(const char *name, Status *status)
{
    fail(status);
    return 0;
}

EXPORT void ucnv_close(void *converter) {}
EXPORT void ucnv_reset(void *converter) {}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }

EXPORT const char *ucnv_getName(void *converter, Status *status)
{
    fail(status);
    return 0;
}

EXPORT const char *ucnv_getStandardName(const char *name, const char *standard,
                                        Status *status)
{
    fail(status);
    return 0;
}

EXPORT void ucnv_getToUCallBack(void *converter, void **action, void **context)
{
    *action = *context = 0;
}

EXPORT void ucnv_getFromUCallBack(void *converter, void **action, void **context)
{
    *action = *context = 0;
}

EXPORT void ucnv_setToUCallBack(void *converter, void *action, void *context,
                                void **old_action, void **old_context, Status *status)
{
    fail(status);
}

EXPORT void ucnv_setFromUCallBack(void *converter, void *action, void *context,
                                  void **old_action, void **old_context,
                                  Status *status)
{
    fail(status);
}

EXPORT void ucnv_cbToUWriteUChars(void *arguments, void *text, int length, int offset,
                                  Status *status)
{
    fail(status);
}

EXPORT void ucnv_cbFromUWriteUChars(void *arguments, void **text, void *limit,
                                    int offset, Status *status)
{
    fail(status);
}

EXPORT int ucnv_toUCountPending(void *converter, Status *status)
{
    fail(status);
    return 0;
}

EXPORT int ucnv_fromUCountPending(void *converter, Status *status)
{
    fail(status);
    return 0;
}

EXPORT void ucnv_toUnicode(void *converter, void **target, void *target_limit,
                           void **source, void *source_limit, int *offsets,
                           signed char flush, Status *status)
{
    fail(status);
}

EXPORT void ucnv_fromUnicode(void *converter, void **target, void *target_limit,
                             void **source, void *source_limit, int *offsets,
                             signed char flush, Status *status)
{
    fail(status);
}
