import { radius, rem, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 9px 10px',
  '@media': { '(min-width: 768px)': { padding: '10px 12px 12px' } },
})
export const pictureBox = style({ position: 'relative' })
export const picture = style({ aspectRatio: '1', borderRadius: radius.picture })
export const soldOutPicture = style([picture, { opacity: 0.45 }])
export const percent = style({ position: 'absolute', top: 8, left: 0 })
/** Drawn small; its hit area is a thumb's. */
export const heart = style({ position: 'absolute', zIndex: 1, top: 6, right: 6 })
export const soldOut = style({ position: 'absolute', bottom: 8, left: 8 })
export const name = style({
  ...type.productName,
  textWrap: 'pretty',
  margin: '10px 0 4px',
  height: '2.7em',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The whole stamp is the link's hit area; its buttons lie above it.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const row = style({
  minHeight: rem(24),
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  overflow: 'hidden',
  flexWrap: 'wrap',
  maxHeight: rem(24),
})
export const buy = style({
  marginTop: 'auto',
  display: 'flex',
  // A long price on a narrow card sends the button below it.
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 4,
  paddingTop: 6,
})
export const shop = style({
  ...type.caption,
  color: vars.color.textMuted,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  marginTop: 8,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
export const add = style({ position: 'relative', zIndex: 1, margin: '-4px 0 -4px auto' })
