/** Heard with a link that opens a tab of its own. */
export const newTab = '(yeni sekmede açılır)'
