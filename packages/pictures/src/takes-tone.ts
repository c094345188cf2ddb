import { factsOf } from './drawing-table.ts'
import type { Tone } from './tones.ts'

/**
 * Whether a drawing is shown in a tone; it looks natural otherwise, whatever its key says. Food, flowers and animals have their
 * own colours alone: a mint cheese would be a joke. Jewels are of gold in `yellow`, of silver in `mono`, and of nothing else.
 */
export function takesTone(drawing: string, tone: Tone): boolean {
  const tones = factsOf(drawing)?.tones
  if (tones === undefined) return tone !== 'natural'
  return tones === 'metal' && (tone === 'mono' || tone === 'yellow')
}
