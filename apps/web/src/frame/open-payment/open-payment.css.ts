import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Fixed over the page, so that nothing shifts; on phones above the bars at the bottom, else on the left, away from the
 * payment column.
 */
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
  '@media': { [media.md]: { insetInline: '20px auto', bottom: 20, maxWidth: 420 } },
})
// Space below the page, so that the notice covers neither its end nor a focused element.
globalStyle(`html:has(${notice})`, { scrollPaddingBottom: 160 })
globalStyle(`body:has(${notice})`, { paddingBottom: 150 })
export const text = style({ ...type.ui, margin: 0 })
export const actions = style({ display: 'flex', gap: 12, margin: '8px 0 0' })
