import { media, radius, rem, vars } from '@market/ui/tokens'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, text } from '../look/desk.css.ts'

const chip = style({
  ...text.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 22,
  padding: '2px 7px',
  borderRadius: radius.tag,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})
export const tone = styleVariants({
  neutral: [chip, { background: color.neutralSoft, color: color.onNeutralSoft }],
  info: [chip, { background: vars.color.infoSoft, color: vars.color.info }],
  primary: [chip, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }],
  success: [chip, { background: vars.color.successSoft, color: vars.color.success }],
  warning: [chip, { background: vars.color.saffronSoft, color: vars.color.onSaffronSoft }],
  error: [chip, { background: vars.color.errorSoft, color: vars.color.error }],
  plum: [chip, { background: color.plumSoft, color: color.onPlumSoft }],
})
const due = style({ ...text.cell, fontWeight: 700, display: 'inline-flex', alignItems: 'center', gap: 4 })
export const urgency = styleVariants({
  calm: [due],
  soon: [due, { color: vars.color.onSaffronSoft }],
  now: [due, { color: vars.color.error }],
  over: [due, { color: vars.color.error }],
})
export const small = style({ ...text.small, color: vars.color.textMuted, display: 'block' })
export const muted = style({ color: vars.color.textMuted })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })
/** Invisible for 200 ms, so that a fast answer causes no flash. */
export const waiting = style({
  display: 'grid',
  background: vars.color.surface,
  borderRadius: radius.panel,
  animation: `${appear} 200ms`,
})
export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr 80px',
  alignItems: 'center',
  gap: 16,
  height: 56,
  paddingInline: 16,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const waitingLines = style({ display: 'grid', gap: 6 })
export const failed = style({ margin: 16 })
export const noRight = style({ display: 'flex', gap: 14, padding: 20 })
export const emptyStamp = style({ width: 44, height: 44, marginInline: 'auto' })

/** Panels side by side: the work, and an aside of 300 px from 1280 on. */
export const workAside = style({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  '@media': { [media.md]: { gap: 16 }, [media.xl]: { gridTemplateColumns: 'minmax(0,1fr) 312px' } },
})
export const column = style({ display: 'grid', gap: 10, minWidth: 0, '@media': { [media.md]: { gap: 16 } } })
export const stack = style({ display: 'grid', gap: 12 })
export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
/** A labelled field and buttons beside it, which share its lower edge. */
export const fieldRow = style([row, { alignItems: 'end' }])
export const spread = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 })
export const fields = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
})
export const whole = style({ '@media': { [media.sm]: { gridColumn: '1 / -1' } } })
export const facts = style({
  ...text.cell,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px,auto) 1fr',
  gap: '8px 16px',
})
export const factName = style({ color: vars.color.textMuted })
export const fact = style({ fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const quiet = style({ borderColor: `${color.quietBorder} !important`, color: `${vars.color.text} !important` })
export const danger = style({ borderColor: `${vars.color.error} !important`, color: `${vars.color.error} !important` })
export const both = style({ display: 'grid', gap: 8, '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } } })
export const was = style({
  background: color.diffRemoved,
  color: color.onDiffRemoved,
  padding: '0 3px',
  borderRadius: 2,
  overflowWrap: 'anywhere',
})
export const is = style({
  background: color.diffAdded,
  color: color.onDiffAdded,
  padding: '0 3px',
  borderRadius: 2,
  overflowWrap: 'anywhere',
})
export const quote = style({
  borderInlineStart: `3px solid ${vars.color.saffron}`,
  paddingInlineStart: 12,
  fontSize: rem(14),
  lineHeight: rem(22),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const thumb = style({
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: radius.picture,
  background: color.neutralSoft,
})
export const picture = style({ flexShrink: 0, borderRadius: radius.picture, background: color.neutralSoft })
export const withIcon = style({ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 8 })
/** A name and its value in a list of facts. */
export const pair = style({ display: 'contents' })
export const emptyIcon = style({ display: 'grid', placeItems: 'center' })
