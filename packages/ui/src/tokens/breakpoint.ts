/** Lower bounds in px. Below `md` is the phone layout. */
export const breakpoint = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** Media conditions for `@media`, from a breakpoint upwards, and the conditions of the device. */
export const media = {
  sm: `(min-width: ${breakpoint.sm}px)`,
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
  xl: `(min-width: ${breakpoint.xl}px)`,
  '2xl': `(min-width: ${breakpoint['2xl']}px)`,
  /** Below `md`. */
  phone: `(max-width: ${breakpoint.md - 0.02}px)`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
