import { fixedColor, media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  borderRadius: radius.panel,
  overflow: 'hidden',
  textDecoration: 'none',
  marginBottom: 14,
})
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
  objectFit: 'cover',
  width: 96,
  borderRadius: 0,
  background: fixedColor.campaign.sand.background,
  '@media': { [media.md]: { width: 120 } },
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
