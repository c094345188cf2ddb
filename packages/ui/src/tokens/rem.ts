/** Converts px of the design to rem, so that text follows the reader's font size. */
export const rem = (px: number) => `${px / 16}rem`
