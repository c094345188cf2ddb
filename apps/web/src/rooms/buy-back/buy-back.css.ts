import { hoverTransition, media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style({ maxWidth: 820, margin: '0 auto', display: 'grid', gap: 16 })
export const title = style({ ...type.pageTitle, margin: 0 })
export const intro = style({ ...type.ui, margin: '6px 0 0' })
export const note = style({ ...type.label, color: color.textMuted, margin: 0 })
export const wizard = style({ background: color.surface, borderRadius: radius.panel, minWidth: 0 })
/** The minimum height fits a step with few choices, so that the footer does not move while choices load. */
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minHeight: 242,
  padding: 16,
  boxSizing: 'border-box',
  '@media': { [media.sm]: { minHeight: 262, padding: 24 } },
})
export const step = style({ display: 'grid', gap: 16, minWidth: 0 })
export const stepHead = style({ display: 'grid', gap: 2 })
export const stepTitle = style({ ...type.sectionTitle, margin: 0 })
export const choices = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
})
export const choice = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: '10px 14px',
  textAlign: 'left',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: hoverTransition('background-color', 'border-color'),
  selectors: { '&[aria-busy=true]': { color: color.textMuted } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.primarySoft, borderColor: color.primary } } },
  },
})
export const questions = style({ display: 'grid', gap: 4 })
export const question = style({
  border: 0,
  margin: 0,
  padding: '14px 0',
  minWidth: 0,
  borderBottom: `1px solid ${color.line}`,
})
export const legend = style({ ...type.ui, fontWeight: 600, padding: 0, marginBottom: 6 })
/** Two columns on wide screens; each row is 44 px high for touch. */
export const options = style({
  display: 'grid',
  columnGap: 20,
  rowGap: 12,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 4 } },
})
export const missing = style({ ...type.label, color: color.error, margin: '4px 0 0' })
/** A button without a background aligns its text with the edge. */
export const back = style({ marginLeft: -14 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const offer = style({
  display: 'grid',
  gap: 10,
  padding: 18,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  borderRadius: radius.panel,
})
export const offerText = style({ ...type.ui, margin: 0 })
export const answers = style({ margin: 0, display: 'grid', gap: 8 })
export const answer = style({
  ...type.ui,
  display: 'grid',
  gap: 2,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 16 } },
})
export const asked = style({ color: color.textMuted })
export const given = style({ margin: 0, fontWeight: 600 })
export const summary = style({ ...type.ui, fontWeight: 600, cursor: 'pointer', paddingBlock: 12 })
export const form = style({ display: 'grid', gap: 22 })
export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 14 })
export const groupTitle = style({ ...type.ui, fontWeight: 600, padding: 0, marginBottom: 10 })
export const grid = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const code = style({ ...type.sectionTitle, margin: 0, letterSpacing: '0.04em', overflowWrap: 'anywhere' })
export const list = style({ ...type.ui, margin: 0, paddingLeft: 20, listStyle: 'decimal', display: 'grid', gap: 6 })
export const sale = style({ display: 'grid', gap: 14 })
export const saleFacts = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', alignItems: 'center' })
