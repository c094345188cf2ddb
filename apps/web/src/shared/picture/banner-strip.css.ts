import { fixedColor, media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  overflow: 'hidden',
  textDecoration: 'none',
})
/** Above the header, over the full width; its text aligns with the page's. */
export const top = style({ paddingInline: `max(${vars.gutter}, calc((100vw - 1280px) / 2 + ${vars.gutter}))` })
/** Inside a page. */
export const apart = style({ borderRadius: radius.panel, marginBottom: 14 })
const toned = (background: string, color: string) => [banner, style({ background, color })]
export const tone = styleVariants({
  saffron: toned(vars.color.saffron, vars.color.onSaffron),
  petrol: toned(vars.color.header, vars.color.onHeader),
  plum: toned(vars.color.plum, vars.color.onHeader),
  sand: toned(fixedColor.campaign.kraft.background, fixedColor.campaign.kraft.text),
  mint: toned(fixedColor.campaign.mist.background, fixedColor.campaign.mist.text),
})
export const picture = style({
  flex: 'none',
  position: 'relative',
  alignSelf: 'stretch',
  width: 96,
  background: fixedColor.campaign.sand.background,
  '@media': { [media.md]: { width: 120 } },
})
globalStyle(`${picture} img`, {
  position: 'absolute',
  width: '100%',
  height: '100%',
  inset: 0,
  objectFit: 'cover',
  objectPosition: 'bottom',
})
export const words = style({ ...type.ui, flex: '1 1 auto', minWidth: 0, paddingBlock: 8 })
globalStyle(`${words} b, ${words} small`, { display: 'block' })
export const button = style({
  ...type.ui,
  fontWeight: 700,
  display: 'none',
  alignItems: 'center',
  gap: 8,
  paddingRight: 20,
  '@media': { [media.md]: { display: 'inline-flex' } },
})
