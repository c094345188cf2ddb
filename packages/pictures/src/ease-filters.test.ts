import sharp from 'sharp'
import { expect, it } from 'vitest'
import { easeFilters } from './ease-filters.ts'

const outline = '<feColorMatrix in="SourceAlpha" result="hardAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/>'
const shade = '<feColorMatrix values="0 0 0 0 0.8 0 0 0 0 0.2 0 0 0 0 0.1 0 0 0 .7 0"/>'
const inner = `${outline}<feOffset dx="-3" dy="2"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" k2="-1" k3="1" operator="arithmetic"/>${shade}<feBlend in2="shape" result="effect1"/>`
const outer = `${outline}<feOffset dx="4" dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>${shade}<feBlend in2="BackgroundImageFix" result="effect1"/><feBlend in="SourceGraphic" in2="effect1" result="shape"/>`
const flood = '<feFlood flood-opacity="0" result="BackgroundImageFix"/>'
const plain = '<feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'

const drawn = async (body: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">${body}<rect x="15" y="15" width="50" height="50" rx="9" fill="#48a" filter="url(#f)"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer()
}

it.each([
  ['an inner shadow', flood + plain + inner],
  ['an outer shadow', flood + outer],
  ['both', flood + outer + inner.replaceAll('effect1', 'effect2')],
])('tells %s in other steps that look the same', async (_, steps) => {
  const filter = `<filter id="f" width="80" height="80" x="0" y="0" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse">${steps}</filter>`
  const eased = easeFilters(filter)
  expect(eased).not.toContain('feColorMatrix')
  const [before, after, bare] = await Promise.all([drawn(filter), drawn(eased), drawn('<filter id="f"/>')])
  const distance = (other: Buffer) =>
    before.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / before.length
  expect(distance(after)).toBeLessThan(1)
  expect(distance(bare)).toBeGreaterThan(4)
})
