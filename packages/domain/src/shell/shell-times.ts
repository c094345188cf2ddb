/** Distances in CSS pixels and times in milliseconds of the shell (rules.md S6 and S16). */
export const shellTimes = {
  wheelSwipePx: 10,
  wheelLockMs: 750,
  headlineLinkMs: 500,
  fetchMinimumMs: 200,
  widgetStartTries: 10,
  widgetStartEveryMs: 1_000,
  toastMs: 2_000,
  successDialogMs: 2_000,
  successDialogManyMs: 3_000,
  /** Error dialogs stay until they are closed. */
  errorDialogMs: 0,
  miniCartHideMs: 200,
  categoryRepositionMs: 100,
  categoryCloseMs: 50,
  outsideClickMs: 50,
  loadingBarThrottleMs: 200,
  loadingBarDurationMs: 5_000,
  loadingBarHideMs: 500,
  scrollTopPx: 800,
} as const
