import { expect, it } from 'vitest'
import { shellTimes } from './shell-times.ts'

it('S6 S16 shellTimes are those of the specification', () => {
  expect(shellTimes).toEqual({
    wheelSwipePx: 10,
    wheelLockMs: 750,
    headlineLinkMs: 500,
    fetchMinimumMs: 200,
    widgetStartTries: 10,
    widgetStartEveryMs: 1000,
    toastMs: 2000,
    successDialogMs: 2000,
    successDialogManyMs: 3000,
    errorDialogMs: 0,
    miniCartHideMs: 200,
    categoryRepositionMs: 100,
    categoryCloseMs: 50,
    outsideClickMs: 50,
    loadingBarThrottleMs: 200,
    loadingBarDurationMs: 5000,
    loadingBarHideMs: 500,
    scrollTopPx: 800,
  })
})
