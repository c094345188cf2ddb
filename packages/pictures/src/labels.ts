import { factsOf } from './drawing-table.ts'
import { writeLetters } from './letters.ts'

/** Whether a thing carries its maker's name. */
export const takesLabel = (drawing: string): boolean => factsOf(drawing)?.label !== undefined

/** Draws the maker's name on the object, in the drawing's units; a plate covers existing marks in its place. */
export function drawLabel(drawing: string, label: string): string {
  const place = factsOf(drawing)?.label
  if (!place) return ''
  const { field, ink, plate } = place
  const { x, y, width, height } = field
  const ground = plate ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${plate}"/>` : ''
  return ground + writeLetters(label, field, ink)
}
