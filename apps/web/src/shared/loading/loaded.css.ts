import { shellTimes } from '@market/domain/shell'
import { radius, vars } from '@market/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

/** Its place is held from the beginning; what comes within the fetch minimum never flashes (rules.md S16). */
export const waiting = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
  animation: `${appear} ${shellTimes.fetchMinimumMs}ms`,
})
