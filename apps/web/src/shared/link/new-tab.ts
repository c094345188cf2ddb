/** Appended to the accessible name of a link that opens a new tab. */
export const newTab = '(yeni sekmede açılır)'
