import { factsOf } from './drawing-table.ts'
import type { Tone } from './tones.ts'

/**
 * Whether a drawing can be shown in a tone; otherwise it is shown in its natural colour, whatever its key says. Food,
 * flowers and animals have only their own colours. Jewels are gold in `yellow`, silver in `mono`, and take no other
 * tone.
 */
export function takesTone(drawing: string, tone: Tone): boolean {
  const tones = factsOf(drawing)?.tones
  if (tones === undefined) return tone !== 'natural'
  return tones === 'metal' && (tone === 'mono' || tone === 'yellow')
}
