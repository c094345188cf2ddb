const marks = [25, 50, 75, 100] as const
/** A scroll depth that is measured, in percent. */
export type ScrollMark = (typeof marks)[number]

/** Marks passed for the first time, in percent of the scrollable height (specification section 7). */
export const scrollDepth = (passed: readonly ScrollMark[], fraction: number): readonly ScrollMark[] =>
  marks.filter((mark) => fraction * 100 >= mark && !passed.includes(mark))
