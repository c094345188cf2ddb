import { radius, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const label = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
export const box = style({ display: 'grid', gridTemplateColumns: `${size.touch} 44px ${size.touch}`, border: `1px solid ${vars.color.controlBorder}`, borderRadius: radius.control, background: vars.color.surface, minHeight: size.touch, width: 'max-content' })
export const step = style({ border: 0, background: 'none', color: vars.color.primary, display: 'grid', placeItems: 'center', cursor: 'pointer', borderRadius: radius.control, selectors: { '&:disabled': { color: vars.color.onDisabled, cursor: 'default' } } })
export const input = style({ ...type.ui, fontSize: 16, fontWeight: 700, border: 0, background: 'none', color: 'inherit', textAlign: 'center', width: '100%', padding: 0, display: 'grid', placeItems: 'center', fontVariantNumeric: 'tabular-nums' })
export const reason = style({ ...type.caption, color: vars.color.textMuted, margin: '4px 0 0', maxWidth: 180, selectors: { '&:empty': { display: 'none' } } })
