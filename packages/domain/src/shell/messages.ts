/** Texts of the shell: error page, search box, robot check (specification sections 2 and 8, rules.md V16). */
export const shellMessages = {
  unreachable: 'Sayfaya Ulaşılamıyor',
  pageProblem: 'Bu sayfada bir sorun oluştu.',
  goHome: 'Ana Sayfaya Git',
  nothingFound: 'Sonuç bulunmadı',
  success: 'İşlem Başarılı!',
  failure: 'İşlem Başarısız!',
  /** English in the specification; shown with `lang="en"`. */
  pageNotFound: 'This page could not be found.',
  errorPageFailed: 'An error occurred while showing the error page',
  /** Only for the log. */
  noRobotKey: 'No key provided',
  noRobotVersion: 'No version provided',
  robotScriptFailed: 'Failed to load script',
  robotExecuteFailed: 'Failed to execute',
} as const
