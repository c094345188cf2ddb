/** Durations in ms and easings. Under reduced motion the base sheet cuts everything to 80 ms. */
export const motion = {
  instant: '80ms',
  fast: '150ms',
  base: '200ms',
  slow: '320ms',
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(.05,.7,.1,1)',
  exit: 'cubic-bezier(.3,0,.8,.15)',
} as const

/** The `transition` of hovered and pressed things. */
export const hoverTransition = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.fast} ${motion.standard}`).join(',')
