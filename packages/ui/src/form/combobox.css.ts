import { componentStyle } from '../tokens/component-style.ts'
import { radius, size, z } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const panel = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  margin: '4px 0 0',
  zIndex: z.suggestions,
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: radius.menu,
  boxShadow: vars.shadow[3],
})
export const list = componentStyle({ paddingBlock: 8 })
export const closed = componentStyle({ display: 'none' })
export const option = componentStyle({
  ...type.ui,
  fontSize: rem(15),
  alignItems: 'center',
  gap: 8,
  minHeight: size.touch,
  padding: '2px 14px',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
})
export const selected = componentStyle({
  background: vars.color.primarySoft,
  boxShadow: `inset 3px 0 ${vars.color.primary}`,
  ':hover': { background: vars.color.primarySoft },
})
