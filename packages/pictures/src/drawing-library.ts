import type { Drawing } from './drawing.ts'
import { factsOf } from './drawing-table.ts'
import { measureDrawing, type MeasuredDrawing } from './measure-drawing.ts'
import { readOwnDrawing } from './own-drawings.ts'
import { readSetDrawings } from './set-drawings.ts'

/** Every allowed drawing, read when it is first asked for and measured once. */
export class DrawingLibrary {
  #set: Promise<ReadonlyMap<string, Drawing>> | undefined
  readonly #measured = new Map<string, Promise<MeasuredDrawing>>()

  get(name: string): Promise<MeasuredDrawing> {
    const known = this.#measured.get(name)
    if (known) return known
    const measured = this.#read(name).then((drawing) => measureDrawing(name, drawing))
    this.#measured.set(name, measured)
    return measured
  }

  async #read(name: string): Promise<Drawing> {
    const from = factsOf(name)?.from
    if (from === 'own') return readOwnDrawing(name)
    if (from === 'emoji') this.#set ??= readSetDrawings()
    const drawing = (await this.#set)?.get(name)
    if (!drawing) throw new Error(`No drawing ${name}`)
    return drawing
  }
}
