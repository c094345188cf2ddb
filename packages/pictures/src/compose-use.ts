import { companionOf } from './accessory-of.ts'
import { factsOf } from './drawing-table.ts'
import type { Piece } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import type { MeasuredDrawing } from './measure-drawing.ts'
import { heightAt, type Place, placeDrawing } from './place-drawing.ts'
import { settingOf } from './settings.ts'

export const side = 500

/** A piece that covers the whole picture. */
export const ground = (svg: string): Piece => ({ svg, left: 0, top: 0, right: side, bottom: side })

const room = ground(
  '<path d="M0 372H500V500H0Z" fill="#C9A67C"/><path d="M0 404H500M0 448H500M120 372L96 404M330 372L348 404M210 404L196 448M420 404L446 448M70 448L44 500M300 448L306 500" stroke="#A98356" stroke-width="2.5" fill="none" opacity=".6"/><path d="M0 358H500V374H0Z" fill="#FFF" opacity=".85"/><path d="M0 372H500V376H0Z" fill="#8A6A44" opacity=".35"/>',
)
const table = ground(
  '<path d="M0 352H500V500H0Z" fill="#D3AC80"/><path d="M0 352H500V360H0Z" fill="#EBCDA6"/><path d="M0 392C120 380 260 404 500 388M0 436C160 424 320 450 500 432M0 476C140 466 340 486 500 472" stroke="#B48A5A" stroke-width="2.5" fill="none" opacity=".5"/>',
)
const rail = ground(
  '<path d="M0 52H500V64H0Z" fill="#B98D5A"/><path d="M0 52H500V56H0Z" fill="#E2BE8E"/><path d="M250 64V40C250 24 274 26 272 42C270 52 250 54 250 72" fill="none" stroke="#7C8094" stroke-width="6" stroke-linecap="round"/>',
)
const meadow = ground(
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#CBE7F6"/><stop offset="1" stop-color="#F3FAFB"/></linearGradient><path d="M0 0H500V400H0Z" fill="url(#sky)"/><path d="M60 96C60 76 96 74 102 90C118 80 142 90 138 108H58C46 108 48 96 60 96Z" fill="#FFF" opacity=".9"/><path d="M0 340C110 280 210 330 310 306S450 290 500 318V500H0Z" fill="#A9CF9A"/><path d="M0 384C130 352 260 392 500 366V500H0Z" fill="#86B878"/>',
)

/** Furniture drawn below an object on a wall: a stove below a hood, otherwise a sofa. */
const sofaBelow = { drawing: 'sofa', tone: 'sand', size: 330 } as const
const ovenBelow = { drawing: 'oven', tone: 'natural', size: 215 } as const
const belowOf = (drawing: string) => (factsOf(drawing)?.below === 'oven' ? ovenBelow : sofaBelow)

/** An object in use: on a floor or a table, outdoors, or hanging on a rail. */
export async function composeUse(
  drawing: MeasuredDrawing,
  look: Pick<Place, 'tone' | 'pattern' | 'label'>,
  drawings: DrawingLibrary,
): Promise<readonly Piece[]> {
  switch (settingOf(drawing.name)) {
    case 'wall': {
      const { drawing: below, tone, size } = belowOf(drawing.name)
      const hung = { ...look, x: 250, size: 170, floor: 120 + heightAt(drawing, 170) / 2, shade: 0 }
      return [
        room,
        ...placeDrawing(await drawings.get(below), { tone, x: 250, size, floor: 470 }),
        ...placeDrawing(drawing, hung),
      ]
    }
    case 'room': {
      const plant = await drawings.get('potted-plant')
      return [
        room,
        ...placeDrawing(plant, { tone: 'natural', x: 428, size: 150, floor: 402 }),
        ...placeDrawing(drawing, { ...look, x: 218, size: 322, floor: 440 }),
      ]
    }
    case 'outdoors':
      return [meadow, ...placeDrawing(drawing, { ...look, x: 250, size: 330, floor: 444 })]
    case 'rail': {
      const size = 330
      return [rail, ...placeDrawing(drawing, { ...look, x: 250, size, floor: 76 + heightAt(drawing, size), shade: 0 })]
    }
    case 'small':
    case 'table': {
      const beside = await drawings.get(companionOf(drawing.name))
      return [
        table,
        ...placeDrawing(beside, { tone: 'natural', x: 392, size: 132, floor: 388 }),
        ...placeDrawing(drawing, {
          ...look,
          x: 206,
          size: settingOf(drawing.name) === 'small' ? 210 : 290,
          floor: 434,
        }),
      ]
    }
  }
}
