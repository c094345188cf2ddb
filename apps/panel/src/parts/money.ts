/** Lira of the wire as people read it. */
export const liraText = (lira: number): string =>
  `${lira.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} TL`
