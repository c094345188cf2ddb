const marks = [25, 50, 75, 100] as const
/** A depth worth telling, in percent. */
export type ScrollMark = (typeof marks)[number]

/** Marks of a page that are passed for the first time, in percent of what can be scrolled (specification section 7). */
export const scrollDepth = (passed: readonly ScrollMark[], fraction: number): readonly ScrollMark[] =>
  marks.filter((mark) => fraction * 100 >= mark && !passed.includes(mark))
