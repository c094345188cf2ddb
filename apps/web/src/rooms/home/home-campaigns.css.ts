import { fixedColor, iconShape, media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const campaigns = style({
  display: 'grid',
  // Laid out only when it is near the viewport.
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${rem(850)}`,
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { containIntrinsicHeight: `auto ${rem(730)}` },
    [media.lg]: {
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: 'auto auto',
      containIntrinsicHeight: `auto ${rem(370)}`,
    },
    print: { contentVisibility: 'visible' },
  },
})
const toned = (background: string, color: string) => ({ borderRadius: radius.panel, background, color })
export const tone = styleVariants({
  saffron: {
    ...toned(vars.color.saffron, vars.color.onSaffron),
    gridColumn: '1 / -1',
    '@media': { [media.lg]: { gridColumn: 'auto', gridRow: 'span 2' } },
  },
  petrol: toned(vars.color.header, vars.color.onHeader),
  plum: toned(vars.color.plum, vars.color.onHeader),
  sand: toned(fixedColor.campaign.kraft.background, fixedColor.campaign.kraft.text),
  mint: toned(fixedColor.campaign.mist.background, fixedColor.campaign.mist.text),
})
export const largeCampaign = style({
  padding: 20,
  minHeight: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
})
export const kicker = style({ ...type.label, fontWeight: 600, margin: 0 })
export const campaignTitle = style({ ...type.campaignTitle, margin: '6px 0' })
export const campaignText = style({ ...type.ui, margin: 0 })
export const stamps = style({
  display: 'flex',
  justifyContent: 'center',
  gap: 10,
  padding: '24px 0 12px',
  '@media': { [media.md]: { justifyContent: 'flex-end', gap: 20 } },
})
export const stampLink = style({
  ...type.label,
  color: '#15211F',
  textDecoration: 'none',
  width: 'clamp(72px, 24vw, 128px)',
})
globalStyle(`${stampLink} img`, { width: '100%', height: 'auto', display: 'block' })
globalStyle(`${stampLink} b, ${stampLink} small`, { display: 'block' })
export const campaignLink = style({
  ...iconShape('arrow-right', 'md', { place: '::after' }),
  ...type.ui,
  fontWeight: 700,
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  marginTop: 'auto',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const smallCampaign = style({
  position: 'relative',
  padding: '16px 14px',
  minHeight: 168,
  height: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': { [media.md]: { paddingInline: 18 } },
})
export const smallTitle = style({
  ...type.sectionTitle,
  fontSize: rem(19),
  lineHeight: 1.2,
  margin: '0 0 6px',
  overflowWrap: 'anywhere',
})
export const cutout = style({
  background: 'none',
  width: 76,
  margin: '8px 0 0 auto',
  '@media': { [media.md]: { position: 'absolute', right: 10, bottom: 8, width: 96, margin: 0 } },
})
