import { fixedColor, iconShape, radius, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  gridArea: 'search',
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  borderRadius: radius.control,
  selectors: { '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.saffron}` } },
})
export const input = style({
  ...type.body,
  flex: 1,
  minWidth: 0,
  height: 46,
  padding: '0 14px',
  border: 0,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  // The field is white in both colour schemes, and so the browser's own clear button must be dark.
  colorScheme: 'light',
  background: fixedColor.searchField.background,
  color: fixedColor.searchField.text,
  boxSizing: 'border-box',
  '::placeholder': { color: fixedColor.searchField.placeholder, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
})
export const submit = style({
  ...iconShape('search', 'lg'),
  border: 0,
  width: 52,
  minHeight: size.touch,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  borderRadius: `0 ${radius.control} ${radius.control} 0`,
  background: vars.color.saffron,
  color: vars.color.onSaffron,
})
export const option = style({ display: 'grid', gridTemplateColumns: '36px 1fr auto' })
export const group = style({ ...type.label, padding: '8px 14px 2px', color: vars.color.textMuted })
export const picture = style({ borderRadius: radius.picture, objectFit: 'cover' })
export const scope = style({ color: vars.color.primary, fontWeight: 600 })
export const price = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const none = style({ ...type.ui, padding: '14px 16px' })
