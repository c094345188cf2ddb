import type { DrawingName } from './drawing-names.ts'
import type { Drawing } from './drawing.ts'
import { measureDrawing, type MeasuredDrawing } from './measure-drawing.ts'
import { ownDrawings } from './own-drawings.ts'
import { readSetDrawings } from './set-drawings.ts'

const ownOnes = new Map<string, Drawing>(Object.entries(ownDrawings))

/** Every allowed drawing, read at the first wish and measured once. */
export class DrawingLibrary {
  #set: Promise<ReadonlyMap<string, Drawing>> | undefined
  readonly #measured = new Map<DrawingName, Promise<MeasuredDrawing>>()

  get(name: DrawingName): Promise<MeasuredDrawing> {
    const known = this.#measured.get(name)
    if (known) return known
    const measured = this.#read(name).then((drawing) => measureDrawing(name, drawing))
    this.#measured.set(name, measured)
    return measured
  }

  async #read(name: DrawingName): Promise<Drawing> {
    const own = ownOnes.get(name)
    if (own) return own
    this.#set ??= readSetDrawings()
    const drawing = (await this.#set).get(name)
    if (!drawing) throw new Error(`No drawing ${name}`)
    return drawing
  }
}
