import { colourOf } from '@market/domain/catalog'
import { parsePictureKey, printPictureKey } from './picture-key.ts'
import { takesTone } from './takes-tone.ts'
import { nearestTone } from './tone-curve.ts'
import type { Tone } from './tones.ts'

/** The tone for a Turkish colour name; undefined for other names. */
export function toneOf(name: string): Tone | undefined {
  const colour = colourOf(name)
  return colour === undefined ? undefined : nearestTone(colour)
}

/** Keys of the same pictures in a named colour; empty if the drawing has only its own colour. */
export function picturesInColour(keys: readonly string[], name: string): string[] {
  const tone = toneOf(name)
  const pictures = keys.map((key) => parsePictureKey(key))
  return pictures.flatMap((picture) =>
    tone && picture?.kind === 'product' && takesTone(picture.drawing, tone)
      ? [printPictureKey({ ...picture, tone })]
      : [],
  )
}
