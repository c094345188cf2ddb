import { accessoryOf } from './accessory-of.ts'
import type { Composition, Piece } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import type { ProductPicture, Tint } from './picture-key.ts'
import { composeUse, ground, side } from './compose-use.ts'
import { heightAt, placeDrawing } from './place-drawing.ts'
import { isHeavy } from './settings.ts'

/** Centre and edge, from `look/tokens.json`. */
const backdrops: Record<Tint, readonly [centre: string, edge: string]> = {
  feather: ['#FBFBF9', '#E4E7E3'],
  sage: ['#F7FAF5', '#DBE6DA'],
  sand: ['#FDFAF3', '#EFE5D2'],
  sky: ['#F6FAFB', '#D8E5E9'],
  blush: ['#FDF8F5', '#F1DFD7'],
  plum: ['#FAF7FA', '#E6DDE6'],
}

const middle = side / 2

async function composeView(
  { drawing: name, tone, view, pattern, label }: ProductPicture,
  drawings: DrawingLibrary,
): Promise<readonly Piece[]> {
  const drawing = await drawings.get(name)
  const main = { tone, x: middle, pattern, label }
  const front = (size: number) => placeDrawing(drawing, { ...main, size, floor: 246 + heightAt(drawing, size) / 2 })
  switch (isHeavy(name) && view !== 'close' && view !== 'use' ? (view === 'front' ? 'front' : 'side') : view) {
    case 'front':
      return front(330)
    case 'turned': {
      const size = 312
      return placeDrawing(drawing, { ...main, size, floor: 244 + heightAt(drawing, size) / 2, turn: -14, shade: 0.8 })
    }
    case 'side': {
      const size = 330
      return placeDrawing(drawing, { ...main, size, floor: 246 + heightAt(drawing, size) / 2, aside: true })
    }
    case 'close': {
      const size = 590
      return placeDrawing(drawing, {
        ...main,
        size,
        floor: 262 + heightAt(drawing, size) / 2,
        turn: isHeavy(name) ? 0 : 6,
      })
    }
    case 'use':
      return composeUse(drawing, main, drawings)
    case 'parcel': {
      const parcel = await drawings.get('package')
      const [floor, parcelSize] = [424, 205]
      const lid = floor - heightAt(parcel, parcelSize)
      return [
        ...placeDrawing(parcel, { tone: 'natural', x: middle, size: parcelSize, floor }),
        ...placeDrawing(drawing, { ...main, size: 205, floor: lid + 48, turn: -5, shade: 0 }),
      ]
    }
    case 'pair': {
      const accessory = await drawings.get(accessoryOf(name))
      return [
        ...placeDrawing(drawing, { ...main, x: 208, size: 280, floor: 384 }),
        ...placeDrawing(accessory, { tone: 'natural', x: 376, size: 150, floor: 408, turn: 5 }),
      ]
    }
  }
}

/** A product picture: radial backdrop, soft shadow, and the drawing at about two thirds. */
export async function composeProduct(picture: ProductPicture, drawings: DrawingLibrary): Promise<Composition> {
  const [centre, edge] = backdrops[picture.tint]
  const backdrop = ground(
    `<radialGradient id="backdrop" cx=".5" cy=".45" r=".72"><stop stop-color="${centre}"/><stop offset="1" stop-color="${edge}"/></radialGradient><rect width="${side}" height="${side}" fill="url(#backdrop)"/>`,
  )
  return { width: side, height: side, pieces: [backdrop, ...(await composeView(picture, drawings))] }
}
