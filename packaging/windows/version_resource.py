"""What Windows shows of the executables' properties."""

_FORM = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
    fileType=1, subtype=0, date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "canasta-qt contributors"),
      StringStruct("FileDescription", "Canasta"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{program}"),
      StringStruct("LegalCopyright", "canasta-qt contributors, MIT licence"),
      StringStruct("OriginalFilename", "{program}.exe"),
      StringStruct("ProductName", "Canasta"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def resource(program: str, version: str) -> str:
    """Return the version resource of a program, as PyInstaller reads it."""
    return _FORM.format(program=program, version=version, numbers=numbers(version))


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows compares."""
    major, minor, patch = (int(part) for part in version.split("."))
    return major, minor, patch, 0
