import { iconShape, radius, rem, stampHeight, stampWidth, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 768px)'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 9px 10px',
  // The picture is square; the rows below it keep their height when empty.
  vars: { [stampHeight]: `calc(${stampWidth} + 10px + ${rem(140.4)})` },
  selectors: {
    // The discount as a tag on the picture; hidden from screen readers, because the price contains it.
    '&[data-off]::after': {
      content: ['attr(data-off)', 'attr(data-off) / ""'],
      position: 'absolute',
      top: 16,
      left: 9,
      padding: '2px 6px',
      borderRadius: radius.tag,
      background: vars.color.deal,
      color: vars.color.onDeal,
      fontFamily: vars.font.display,
      fontSize: rem(13),
      lineHeight: rem(18),
      fontWeight: 700,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
  },
  '@media': {
    [wide]: {
      padding: '10px 12px 12px',
      vars: { [stampHeight]: `calc(${stampWidth} + 4px + ${rem(143.4)})` },
      selectors: { '&[data-off]::after': { top: 18, left: 12 } },
    },
  },
})
export const picture = style({ aspectRatio: '1', borderRadius: radius.picture })
export const soldOutPicture = style([picture, { opacity: 0.45 }])
/** Looks small, but its hit area fits a thumb. */
export const heart = style({
  position: 'absolute',
  zIndex: 1,
  top: 14,
  right: 15,
  '@media': { [wide]: { top: 16, right: 18 } },
})
/** Overlaps the picture's lower edge without shifting the content below. */
export const soldOut = style({
  position: 'relative',
  alignSelf: 'flex-start',
  margin: `calc(-12px - ${rem(16)}) 0 8px 8px`,
})
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
/** The rows of rating and tags keep their space when empty, so that prices align across cards. */
export const nameUnrated = style([name, { marginBottom: `calc(4px + ${rem(24)})` }])
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The whole card is the link's hit area; its buttons are above it.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const rating = style({ minHeight: rem(24), overflow: 'hidden' })
export const row = style({
  minHeight: rem(24),
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  overflow: 'hidden',
  flexWrap: 'wrap',
  maxHeight: rem(24),
})
/** The single tag of a row. */
export const tag = style({ alignSelf: 'flex-start', marginBlock: `calc((${rem(8)} - 4px) / 2)` })
export const buy = style({
  marginTop: 'auto',
  display: 'flex',
  flexDirection: 'row',
  // On a narrow card with a long price, the button moves below it.
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 4,
  paddingTop: 6,
})
export const buyUntagged = style([buy, { paddingTop: `calc(6px + ${rem(24)})` }])
/** A block, because the text of a flex container is cut off without an ellipsis. */
export const shop = style([
  iconShape('storefront', 'sm'),
  {
    ...type.caption,
    color: vars.color.textMuted,
    marginTop: 8,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    selectors: { '&::before': { display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: 5 } },
  },
])
export const add = style({ position: 'relative', zIndex: 1, margin: '-4px 0 -4px auto' })
