import { fixedColor, media, radius, type, vars } from '@market/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const band = style({
  display: 'grid',
  borderRadius: radius.panel,
  overflow: 'hidden',
  marginTop: 4,
  // The picture's column is about as wide as a scene of its height, so little of it is cropped.
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' }, [media.lg]: { gridTemplateColumns: '1fr 440px' } },
})
const dark = { vars: { [vars.focus]: vars.color.saffron } }
// The background is light in the dark scheme as well, and so the button must be.
const light = { colorScheme: 'light' }
export const tone = styleVariants({
  petrol: [band, { background: vars.color.header, color: vars.color.onHeader, ...dark }],
  plum: [band, { background: vars.color.plum, color: vars.color.onHeader, ...dark }],
  saffron: [band, { background: vars.color.saffron, color: vars.color.onSaffron, ...light }],
  sand: [band, { background: fixedColor.campaign.kraft.background, color: fixedColor.campaign.kraft.text, ...light }],
  mint: [band, { background: fixedColor.campaign.mist.background, color: fixedColor.campaign.mist.text, ...light }],
})
export const words = style({
  padding: '20px 20px 24px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  boxSizing: 'border-box',
  '@media': { [media.md]: { padding: '28px 32px', minHeight: 280 }, [media.lg]: { minHeight: 320 } },
})
export const kicker = style({ ...type.label, fontWeight: 600, margin: '0 0 8px', opacity: 0.92 })
export const headline = style({ ...type.slideTitle, margin: '0 0 12px', maxWidth: '22ch' })
export const slogan = style({ ...type.body, margin: '0 0 20px', maxWidth: '46ch' })
export const disclaimer = style({ ...type.caption, margin: '18px 0 0', opacity: 0.92 })
/** The picture with the tear line beside the text; on phones the picture is above the text. */
export const scene = style({
  order: -1,
  height: 220,
  borderBottom: `2px dotted ${vars.color.saffron}`,
  '@media': {
    [media.md]: {
      order: 0,
      height: 'auto',
      position: 'relative',
      borderBottom: 'none',
      borderInlineStart: `2px dotted ${vars.color.saffron}`,
    },
  },
})
const filling = {
  width: '100%',
  height: '100%',
  borderRadius: 0,
  background: fixedColor.campaign.sand.background,
  '@media': { [media.md]: { position: 'absolute', inset: 0 } },
} as const
export const scenePicture = style({ ...filling, objectFit: 'cover', objectPosition: 'bottom' })
export const cutout = style({
  ...filling,
  objectFit: 'contain',
  padding: 24,
  boxSizing: 'border-box',
  maskImage: 'none',
})
