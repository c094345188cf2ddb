import { media, perforation, radius, rem, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { bar, text } from '../look/desk.css.ts'

const { pitch, hole } = perforation.edge

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '@media': { [media.lg]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(320px,38%) 1fr' } },
})
export const side = style({
  position: 'relative',
  background: bar.ground,
  color: vars.color.onHeader,
  padding: '20px 24px 24px',
  display: 'grid',
  alignContent: 'space-between',
  gap: 16,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      background: bar.ground,
      pointerEvents: 'none',
      insetInline: 0,
      top: 'calc(100% - 1px)',
      height: hole / 2 + 1,
      mask: `radial-gradient(circle at 50% 100%,#0000 ${hole / 2 - 0.3}px,#000 ${hole / 2 + 0.3}px) 50%/${pitch}px 100% round`,
    },
  },
  '@media': {
    [media.lg]: {
      padding: '40px 44px',
      selectors: {
        '&::after': {
          inset: '0 auto 0 calc(100% - 1px)',
          width: hole / 2 + 1,
          height: 'auto',
          mask: `radial-gradient(circle at 100% 50%,#0000 ${hole / 2 - 0.3}px,#000 ${hole / 2 + 0.3}px) 0 50%/100% ${pitch}px round`,
        },
      },
    },
  },
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: 14 })
export const stamp = style({ width: 44, height: 44 })
export const name = style({ ...text.metric, lineHeight: rem(26) })
export const tool = style({ fontSize: rem(14), lineHeight: rem(18), color: vars.color.saffron, fontWeight: 600 })
export const motto = style({
  ...text.metric,
  fontSize: rem(24),
  display: 'none',
  '@media': { [media.lg]: { display: 'block' } },
})
export const points = style({
  display: 'none',
  gap: 12,
  marginTop: 20,
  color: bar.muted,
  '@media': { [media.lg]: { display: 'grid' } },
})
export const point = style({ display: 'flex', gap: 10, alignItems: 'center' })
export const mark = style({ color: vars.color.saffron })
export const work = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  background: vars.color.surface,
  padding: '28px 20px 48px',
  '@media': { [media.lg]: { alignContent: 'center' } },
})
export const form = style({ display: 'grid', gap: 14, width: '100%', maxWidth: 380 })
export const title = style({ ...text.metric, fontSize: rem(26) })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 6,
  padding: 12,
  background: vars.color.sunken,
  borderRadius: radius.panel,
  fontWeight: 600,
  textAlign: 'center',
})
export const qr = style({ width: 168, height: 168, background: '#fff', color: '#000', borderRadius: radius.picture })
export const secret = style({ fontWeight: 700, overflowWrap: 'anywhere' })
