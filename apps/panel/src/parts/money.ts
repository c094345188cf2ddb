/** Lira of the wire as people read it, which no line break parts. */
export const liraText = (lira: number): string =>
  `${lira.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00A0TL`
