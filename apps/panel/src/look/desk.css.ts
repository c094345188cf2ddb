import { layeredStyle, perforation, rem, vars } from '@market/ui/tokens'
import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/** Colours of the work tools, light and dark; they add to the shop's tokens. */
const pairs = {
  barSeller: ['#0A5655', '#0A3B3C'],
  barOffice: ['#4A2341', '#35182F'],
  barMutedSeller: ['#BFDCD6', '#A9CFC9'],
  barMutedOffice: ['#DCC3D5', '#CFAFC6'],
  barField: ['#ffffff1f', '#ffffff1a'],
  onBarField: ['#DCEEE9', '#CFE4DF'],
  onBarFieldOffice: ['#EFDFEA', '#E4CEDD'],
  railActive: ['#fff', '#182524'],
  quietBorder: ['#C4CBC3', '#43554F'],
  rowHover: ['#F5F6F2', '#1E2D2B'],
  rowSelected: ['#E9F3F0', '#15302F'],
  rowGroup: ['#F5F6F2', '#121C1B'],
  neutralSoft: ['#E9ECE6', '#293735'],
  onNeutralSoft: ['#414D49', '#C3CFCA'],
  plumSoft: ['#F3E8EF', '#37202F'],
  onPlumSoft: ['#5A2A4E', '#E6BEDA'],
  diffAdded: ['#D6EEDF', '#17412B'],
  onDiffAdded: ['#0F5A32', '#9BE3B8'],
  diffRemoved: ['#F9DEDD', '#4C1B1F'],
  onDiffRemoved: ['#8E1722', '#FFB3B0'],
  bulkBar: ['#15211F', '#2B3D3B'],
  onBulkBar: ['#fff', '#EDF2EF'],
  bulkBarMuted: ['#B9C7C2', '#B4C2BD'],
  bulkBarAction: ['#9FE0D6', '#9FE0D6'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

type Name = keyof typeof pairs
const names = Object.keys(pairs) as Name[]
const nulls = Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>

export const color = createGlobalThemeContract(nulls, (_value, path) => `desk-${path.join('')}`)
/** Colours of the bar, which differ between the two tools so that a person sees which one is open. */
export const bar = createGlobalThemeContract(
  { ground: null, muted: null, onField: null },
  (_value, path) => `bar-${path.join('')}`,
)

globalStyle(':root', {
  vars: {
    ...Object.fromEntries(names.map((name) => [color[name], `light-dark(${pairs[name][0]},${pairs[name][1]})`])),
    [bar.ground]: color.barSeller,
    [bar.muted]: color.barMutedSeller,
    [bar.onField]: color.onBarField,
  },
})
globalStyle('[data-door=office]', {
  vars: { [bar.ground]: color.barOffice, [bar.muted]: color.barMutedOffice, [bar.onField]: color.onBarFieldOffice },
})
layeredStyle('html', { scrollPaddingTop: 110 })

/** Sizes in px. */
export const size = {
  bar: 52,
  rail: 208,
  control: 32,
  row: { dense: 36, base: 44, double: 56, touch: 64, group: 34 },
  phoneNav: 64,
} as const

const step = (px: number, line: number, weight: number, display = false) => ({
  fontFamily: display ? vars.font.display : vars.font.text,
  fontSize: rem(px),
  lineHeight: rem(line),
  fontWeight: weight,
})
/** Steps of the type scale that only the work tools have. */
export const text = {
  title: step(22, 28, 700, true),
  metric: step(28, 32, 700, true),
  metricSmall: step(22, 26, 700, true),
  panelTitle: step(15, 20, 700),
  rail: step(13.5, 18, 500),
  cell: step(13, 18, 400),
  small: step(12, 16, 400),
} as const

const { pitch, hole } = perforation.edge
/** The torn lower edge of a bar, as the shop's header has it. */
export const tornEdge = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% - 1px)',
  height: hole / 2 + 1,
  background: bar.ground,
  pointerEvents: 'none',
  mask: `radial-gradient(circle at 50% 100%,#0000 ${hole / 2 - 0.3}px,#000 ${hole / 2 + 0.3}px) 50%/${pitch}px 100% round`,
} as const

/** A legend takes no part in the gaps of its fieldset. */
globalStyle('legend', { paddingBottom: 8 })
