import { colourOf } from '@market/domain/catalog'
import { parsePictureKey, printPictureKey } from './picture-key.ts'
import { takesTone } from './takes-tone.ts'
import { nearestTone } from './tone-curve.ts'
import type { Tone } from './tones.ts'

/** The tone that shows a colour by its Turkish name; undefined where none is named. */
export function toneOf(name: string): Tone | undefined {
  const colour = colourOf(name)
  return colour === undefined ? undefined : nearestTone(colour)
}

/** Pictures of the same thing in a colour by its name; empty where the drawing has but its own. */
export function picturesInColour(keys: readonly string[], name: string): string[] {
  const tone = toneOf(name)
  const pictures = keys.map((key) => parsePictureKey(key))
  return pictures.flatMap((picture) =>
    tone && picture?.kind === 'product' && takesTone(picture.drawing, tone)
      ? [printPictureKey({ ...picture, tone })]
      : [],
  )
}
