/* Stands for the colour management of Windows, whose WcsCreateIccProfile Wine lacks: no
   screen has a profile. */
#include <windows.h>

#define EXPORT __declspec(dllexport)

static void *none(void)
{
    SetLastError(ERROR_FILE_NOT_FOUND);
    return 0;
}

EXPORT BOOL WINAPI CloseColorProfile(void *profile) { return TRUE; }

EXPORT void *WINAPI OpenColorProfileW(void *profile, DWORD access, DWORD share,
                                      DWORD creation)
{
    return none();
}

EXPORT void *WINAPI WcsOpenColorProfileW(void *colour, void *device, void *gamut,
                                         DWORD access, DWORD share, DWORD creation,
                                         DWORD flags)
{
    return none();
}

EXPORT void *WINAPI WcsCreateIccProfile(void *profile, DWORD options) { return none(); }

EXPORT BOOL WINAPI GetColorProfileFromHandle(void *profile, void *buffer, DWORD *size)
{
    if (size)
        *size = 0;
    return FALSE;
}

EXPORT BOOL WINAPI WcsGetDefaultColorProfile(int scope, void *device, int type,
                                             int subtype, DWORD id, DWORD size,
                                             void *name)
{
    return FALSE;
}

EXPORT BOOL WINAPI WcsGetDefaultColorProfileSize(int scope, void *device, int type,
                                                 int subtype, DWORD id, DWORD *size)
{
    return FALSE;
}
