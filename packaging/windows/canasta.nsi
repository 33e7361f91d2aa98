; Installs the frozen program for one user. Compiled anywhere:
;   makensis -DVERSION=1.2.3 -DFOLDER=dist/canasta-qt -DOUTPUT=Canasta.exe canasta.nsi
; Silently: /S to install; of the uninstaller /S, and /GAMES to remove games as well.

Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Canasta"
!define PROGRAM "Canasta.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Canasta"
!define CLASS "Canasta.Game"
; Where the program keeps games and settings, see canasta_qt/storage/paths.py.
!define GAMES "$LOCALAPPDATA\canasta-qt"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText " "

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "canasta-qt contributors, MIT licence"

!ifdef ICON
    !define MUI_ICON "${ICON}"
    !define MUI_UNICON "${ICON}"
!endif
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "PortugueseBR"

LangString running ${LANG_ENGLISH} "Canasta is open. Close it, then go on."
LangString running ${LANG_GERMAN} "Canasta ist geöffnet. Bitte schließen, dann geht es weiter."
LangString running ${LANG_SPANISH} "Canasta está abierto. Hay que cerrarlo para continuar."
LangString running ${LANG_FRENCH} "Canasta est ouvert. Fermez-le, puis continuez."
LangString running ${LANG_ITALIAN} "Canasta è aperto. Chiudilo, poi continua."
LangString running ${LANG_PORTUGUESEBR} "O Canasta está aberto. Feche-o e continue."
LangString kind ${LANG_ENGLISH} "Canasta game"
LangString kind ${LANG_GERMAN} "Canasta-Partie"
LangString kind ${LANG_SPANISH} "Partida de Canasta"
LangString kind ${LANG_FRENCH} "Partie de canasta"
LangString kind ${LANG_ITALIAN} "Partita di Canasta"
LangString kind ${LANG_PORTUGUESEBR} "Partida de Canasta"
LangString games ${LANG_ENGLISH} "Saved games, statistics and settings"
LangString games ${LANG_GERMAN} "Gespeicherte Partien, Statistik und Einstellungen"
LangString games ${LANG_SPANISH} "Partidas guardadas, estadísticas y preferencias"
LangString games ${LANG_FRENCH} "Parties enregistrées, statistiques et réglages"
LangString games ${LANG_ITALIAN} "Partite salvate, statistiche e preferenze"
LangString games ${LANG_PORTUGUESEBR} "Partidas salvas, estatísticas e preferências"
LangString program ${LANG_ENGLISH} "The program"
LangString program ${LANG_GERMAN} "Das Programm"
LangString program ${LANG_SPANISH} "El programa"
LangString program ${LANG_FRENCH} "Le programme"
LangString program ${LANG_ITALIAN} "Il programma"
LangString program ${LANG_PORTUGUESEBR} "O programa"

; A program that runs cannot be renamed over; silently nothing is half replaced.
!macro WaitUntilClosed
    again:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 shut
    IfSilent 0 +3
    SetErrorLevel 5
    Quit
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" IDRETRY again
    Quit
    shut:
    FileClose $0
    closed:
!macroend

; Only what the installer brings, so that a wrong folder loses nothing.
!macro RemoveProgram
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\canasta-qt.exe"
!macroend

Section
    !insertmacro WaitUntilClosed
    !insertmacro RemoveProgram
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*.*"
    WriteUninstaller "$INSTDIR\Uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(kind)"
    WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "Software\Classes\.canasta" "" "${CLASS}"
    WriteRegStr HKCU "Software\Classes\.canasta\OpenWithProgids" "${CLASS}" ""

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "canasta-qt contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    ${RefreshShellIcons}
SectionEnd

Section "un.$(program)"
    SectionIn RO
    !insertmacro WaitUntilClosed
    !insertmacro RemoveProgram
    Delete "$INSTDIR\Uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "Software\Classes\${CLASS}"
    DeleteRegValue HKCU "Software\Classes\.canasta\OpenWithProgids" "${CLASS}"
    ReadRegStr $0 HKCU "Software\Classes\.canasta" ""
    StrCmp $0 "${CLASS}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.canasta" ""
    DeleteRegKey /ifempty HKCU "Software\Classes\.canasta\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.canasta"
    DeleteRegKey HKCU "${UNINSTALL}"
    ${RefreshShellIcons}
SectionEnd

Section /o "un.$(games)" UN_GAMES
    RMDir /r "${GAMES}"
SectionEnd

Function un.onInit
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/GAMES" $1
    IfErrors kept
    SectionSetFlags ${UN_GAMES} 1
    kept:
FunctionEnd
