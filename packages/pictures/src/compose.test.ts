import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { DrawingLibrary } from './drawing-library.ts'
import { drawingNames } from './drawing-table.ts'
import { tints, views, type Picture } from './picture-key.ts'
import { renderPicture } from './render-picture.ts'
import { sceneNames } from './scenes.ts'
import { tones } from './tones.ts'
import { takesLabel } from './labels.ts'
import { patternsOf } from './patterns-of.ts'
import { takesTone } from './takes-tone.ts'
import { viewsOf } from './views-of.ts'

const drawings = new DrawingLibrary()
const headphone = { kind: 'product', drawing: 'headphone', tint: 'sage', tone: 'natural', view: 'front' } as const

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const mentionsOf = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)
const pixels = async (picture: Picture, width: number) =>
  sharp(await renderPicture(await compose(picture, drawings), width, 'webp'))
    .ensureAlpha()
    .raw()
    .toBuffer()

async function expectSound(picture: Picture, width: number) {
  const composition = await compose(picture, drawings)
  for (const { svg } of composition.pieces) {
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(mentionsOf(svg).filter((id) => !ids.includes(id))).toEqual([])
  }
  const { channels } = await sharp(await renderPicture(composition, width, 'webp')).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
}

describe('compose', () => {
  it('draws every drawing, in some view and tone, with ids that do not clash', async () => {
    const pictures = drawingNames().map((drawing, at) => ({
      kind: 'product' as const,
      drawing,
      tint: tints[at % tints.length] ?? 'sage',
      tone: tones[at % tones.length] ?? 'mint',
      view: views[at % views.length] ?? 'front',
    }))
    await Promise.all(pictures.map((picture) => expectSound(picture, 48)))
  })

  it('draws every scene', async () => {
    for (const scene of sceneNames()) await expectSound({ kind: 'scene', scene }, 160)
  })

  it('keeps every front whole within its frame', async () => {
    for (const drawing of drawingNames()) {
      const { pieces, width } = await compose({ ...headphone, drawing }, drawings)
      for (const { left, right, top, bottom } of pieces) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(right, bottom)).toBeLessThanOrEqual(width)
      }
    }
  })

  it('shows a thing in every tone, view and tint differently', async () => {
    const all: Picture[] = [
      ...tones.map((tone) => ({ ...headphone, tone })),
      ...views.filter((view) => view !== 'front').map((view) => ({ ...headphone, view })),
      ...tints.filter((tint) => tint !== 'sage').map((tint) => ({ ...headphone, tint })),
    ]
    const seen = await Promise.all(all.map(async (picture) => (await pixels(picture, 96)).toString('hex')))
    expect(new Set(seen).size).toBe(all.length)
  })

  it('tones the thing but not its screen', async () => {
    const [natural, red] = await Promise.all(
      (['natural', 'red'] as const).map((tone) => pixels({ ...headphone, drawing: 'laptop', tone }, 240)),
    )
    const at = (image: Buffer | undefined, x: number, y: number) => [
      ...(image?.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 3) ?? []),
    ]
    const [screen, base] = [
      [120, 96],
      [53, 187],
    ] as const
    const [seen, own] = [at(red, ...screen), at(natural, ...screen)]
    expect(Math.max(...own.map((value, channel) => Math.abs(value - (seen[channel] ?? 0))))).toBeLessThan(6)
    const [redness = 0, , blueness = 0] = at(red, ...base)
    expect(redness).toBeGreaterThan(blueness + 60)
  })

  it('shows patterns and the maker’s name on every thing that has them, and beside none', async () => {
    const front = { kind: 'product', tint: 'sage', tone: 'natural', view: 'front' } as const
    for (const drawing of drawingNames()) {
      const pattern = patternsOf(drawing).find((one) => one !== 'plain')
      const looks = [...(pattern ? [{ pattern }] : []), ...(takesLabel(drawing) ? [{ label: 'demli' }] : [])]
      if (looks.length === 0) continue
      const plain = await pixels({ ...front, drawing }, 64)
      for (const look of looks) {
        const dressed = await pixels({ ...front, drawing, ...look }, 64)
        expect(dressed.equals(plain), `${drawing} ${JSON.stringify(look)}`).toBe(false)
        const above = plain.subarray(0, 64 * 4 * 4)
        expect(Math.max(...above.map((value, at) => Math.abs(value - (dressed[at] ?? 0)))), drawing).toBeLessThan(16)
      }
    }
  })

  it('is drawn in bounded SVG, in every view that suits it', async () => {
    for (const drawing of drawingNames())
      for (const view of viewsOf(drawing)) {
        const { pieces } = await compose({ ...headphone, drawing, view }, drawings)
        expect(
          pieces.reduce((sum, { svg, over = '' }) => sum + svg.length + over.length, 0),
          drawing,
        ).toBeLessThan(150_000)
      }
  })

  it('leaves food in its own colour', async () => {
    const cheese = { ...headphone, drawing: 'cheese-wedge' } as const
    expect(takesTone('cheese-wedge', 'mint')).toBe(false)
    expect(takesTone('necklace', 'mint')).toBe(false)
    expect(takesTone('necklace', 'mono')).toBe(true)
    expect(await compose({ ...cheese, tone: 'mint' }, drawings)).toEqual(await compose(cheese, drawings))
  })
})
