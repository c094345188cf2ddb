import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const allowed = 'html[data-adult="allowed"]'

/** Clipped, because a blur spills over the picture's edges. */
export const blurred = style({
  filter: 'blur(16px)',
  clipPath: 'inset(0)',
  selectors: { [`${allowed} &`]: { filter: vars.pictureFilter, clipPath: 'none' } },
})
export const gate = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.panel,
  padding: '14px 16px',
  marginBottom: 14,
  selectors: { [`${allowed} &`]: { display: 'none' } },
})
export const words = style({ margin: 0, flex: '1 1 240px' })
