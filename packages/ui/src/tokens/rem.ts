/** px of the design as rem, so that text follows the reader's own size. */
export const rem = (px: number) => `${px / 16}rem`
