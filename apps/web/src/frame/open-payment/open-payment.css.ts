import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Over the page, so that nothing moves when it comes; on phones above the bars at the bottom. */
export const notice = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 12,
  bottom: 76,
  padding: '12px 16px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  borderRadius: radius.panel,
  '@media': { [media.md]: { insetInline: 'auto 20px', bottom: 20, maxWidth: 420 } },
})
export const text = style({ ...type.ui, margin: 0 })
export const actions = style({ display: 'flex', gap: 12, margin: '8px 0 0' })
