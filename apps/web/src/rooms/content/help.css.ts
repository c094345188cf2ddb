import { fixedColor, media, radius, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const band = style({
  background: color.header,
  color: color.onHeader,
  borderRadius: radius.panel,
  padding: '24px 16px',
  vars: { [vars.focus]: color.saffron },
  '@media': { [media.md]: { padding: '40px 32px' } },
})
export const title = style({ ...type.campaignTitle, margin: 0 })
export const lead = style({ ...type.body, margin: '6px 0 18px', color: color.headerMuted })
export const form = style({ display: 'flex', gap: 8, maxWidth: 640 })
export const input = style({
  ...type.body,
  flex: 1,
  minWidth: 0,
  height: size.touch,
  boxSizing: 'border-box',
  padding: '0 16px',
  border: 'none',
  borderRadius: radius.control,
  background: fixedColor.searchField.background,
  color: fixedColor.searchField.text,
  '::placeholder': { color: fixedColor.searchField.placeholder },
})
export const heading = style({ ...type.sectionTitle, margin: '0 0 8px' })
export const topicsHeading = style({ ...type.sectionTitle, margin: '32px 0 12px' })
export const hint = style({ ...type.body, color: color.textMuted })
export const clear = style({
  ...type.ui,
  display: 'inline-block',
  paddingBlock: 8,
  fontWeight: 600,
  color: color.primary,
  ':hover': { textDecoration: 'underline' },
})
