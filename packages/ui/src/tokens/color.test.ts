import { expect, test } from 'vitest'
import { colorPairs } from './color.ts'

type Name = keyof typeof colorPairs

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (color: string) => {
  const hex = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1)
  return 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4)
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const texts: [Name, Name][] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'raised'],
  ['textMuted', 'ground'],
  ['textMuted', 'surface'],
  ['textMuted', 'sunken'],
  ['primary', 'surface'],
  ['primary', 'ground'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['deal', 'surface'],
  ['onDeal', 'deal'],
  ['onDealSoft', 'dealSoft'],
  ['onSaffron', 'saffron'],
  ['onSaffron', 'saffronHover'],
  ['onSaffronSoft', 'saffronSoft'],
  ['success', 'surface'],
  ['success', 'successSoft'],
  ['surface', 'success'],
  ['error', 'surface'],
  ['error', 'ground'],
  ['error', 'errorSoft'],
  ['onError', 'error'],
  ['info', 'infoSoft'],
  ['onHeader', 'header'],
  ['onHeader', 'headerDeep'],
  ['headerMuted', 'header'],
  ['headerMuted', 'headerDeep'],
  ['surface', 'text'],
]
const edges: [Name, Name][] = [
  ['controlBorder', 'surface'],
  ['controlBorder', 'ground'],
  ['star', 'surface'],
  ['focusRing', 'surface'],
  ['focusRing', 'ground'],
  ['saffron', 'headerDeep'],
]

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every pair in use is readable (WCAG 2.2 AA), %s', (_scheme, at) => {
  const poor = (pairs: [Name, Name][], least: number) =>
    pairs.filter(([front, back]) => contrast(colorPairs[front][at], colorPairs[back][at]) < least)
  expect(poor(texts, 4.5)).toEqual([])
  expect(poor(edges, 3)).toEqual([])
})
