/** Themes of comments, in the order in which equal counts are shown. */
export const commentThemes = [
  'delivery',
  'packing',
  'price',
  'quality',
  'fit',
  'look',
  'ease',
  'taste',
  'battery',
  'sound',
] as const
/** A theme of comments. */
export type CommentTheme = (typeof commentThemes)[number]
