/** Moves the focus to the page, from a field or from a button that is gone. */
export const focusPage = (): void => document.getElementById('icerik')?.focus()
