/** Punched holes, in px: `sheet` between stamps, `edge` along a torn edge. */
export const perforation = {
  sheet: { pitch: 9, hole: 4.5 },
  edge: { pitch: 12, hole: 5.2 },
} as const
