import { drawingNames, type DrawingName } from './drawing-names.ts'
import { sceneNames, type SceneName } from './scene-names.ts'

/** The six pale backdrops of `look/tokens.json`. */
export const tints = ['feather', 'sage', 'sand', 'sky', 'blush', 'plum'] as const
/** The colour of the thing itself; `natural` leaves the drawing as it is. */
export const tones = [
  'natural',
  'mono',
  'black',
  'white',
  'ink',
  'sand',
  'brown',
  'mint',
  'green',
  'blue',
  'lilac',
  'rose',
  'coral',
  'red',
] as const
/** How the thing is shown: `parcel` above its box, `pair` beside an accessory. */
export const views = ['front', 'turned', 'close', 'parcel', 'pair'] as const

export type Tint = (typeof tints)[number]
export type Tone = (typeof tones)[number]
export type View = (typeof views)[number]

export interface ProductPicture {
  readonly kind: 'product'
  readonly drawing: DrawingName
  readonly tint: Tint
  readonly tone: Tone
  readonly view: View
}
export interface ScenePicture {
  readonly kind: 'scene'
  readonly scene: SceneName
}
/** What a picture shows. Its key says all of it, so that no table of pictures is needed and the number of keys is finite. */
export type Picture = ProductPicture | ScenePicture

const longestKey = 80
const oneOf = <Name extends string>(names: readonly Name[]): ((name: string | undefined) => Name | undefined) => {
  const known = new Map<string | undefined, Name>(names.map((name) => [name, name]))
  return (name) => known.get(name)
}
const drawingOf = oneOf(drawingNames)
const tintOf = oneOf(tints)
const toneOf = oneOf(tones)
const viewOf = oneOf(views)
const sceneOf = oneOf(sceneNames)

/**
 * Reads `{drawing}.{tint}.{tone}.{view}` (`headphone.sage.natural.front`) or `scene.{name}`.
 * Anything else, down to one letter, is undefined; no part of a key ever reaches a path unparsed (security.md 40).
 */
export function parsePictureKey(key: string): Picture | undefined {
  if (key.length > longestKey) return undefined
  const parts = key.split('.')
  if (parts.length === 2 && parts[0] === 'scene') {
    const scene = sceneOf(parts[1])
    return scene && { kind: 'scene', scene }
  }
  const drawing = drawingOf(parts[0])
  const tint = tintOf(parts[1])
  const tone = toneOf(parts[2])
  const view = viewOf(parts[3])
  if (parts.length !== 4 || !drawing || !tint || !tone || !view) return undefined
  return { kind: 'product', drawing, tint, tone, view }
}

/** The one key of a picture: `parsePictureKey(printPictureKey(picture))` is the picture again. */
export const printPictureKey = (picture: Picture): string =>
  picture.kind === 'scene'
    ? `scene.${picture.scene}`
    : `${picture.drawing}.${picture.tint}.${picture.tone}.${picture.view}`
