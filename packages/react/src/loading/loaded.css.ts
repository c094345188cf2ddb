import { shellTimes } from '@market/domain/shell'
import { radius, vars } from '@market/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

/**
 * Reserves its space at once, but stays invisible for the fetch minimum, so that a fast answer causes no flash
 * (rules.md S16).
 */
export const waiting = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
  animation: `${appear} ${shellTimes.fetchMinimumMs}ms`,
})
