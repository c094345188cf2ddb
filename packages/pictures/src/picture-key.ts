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
  'yellow',
  'orange',
  'brown',
  'olive',
  'mint',
  'green',
  'blue',
  'navy',
  'lilac',
  'rose',
  'coral',
  'red',
  'burgundy',
] as const
/** How the thing is shown: `parcel` above its box, `pair` beside an accessory. */
export const views = ['front', 'turned', 'close', 'parcel', 'pair'] as const

export type Tint = (typeof tints)[number]
export type Tone = (typeof tones)[number]
type View = (typeof views)[number]

export interface ProductPicture {
  readonly kind: 'product'
  readonly drawing: DrawingName
  readonly tint: Tint
  readonly tone: Tone
  readonly view: View
}
interface ScenePicture {
  readonly kind: 'scene'
  readonly scene: SceneName
}
/** The thing alone on clear ground, for a campaign's own colour. */
export interface CutoutPicture {
  readonly kind: 'cutout'
  readonly drawing: DrawingName
  readonly tone: Tone
}
/**
 * Content of a picture. The key describes it completely, so no table of pictures is needed and the number of keys is
 * finite.
 */
export type Picture = ProductPicture | ScenePicture | CutoutPicture

const maxKeyLength = 80
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
 * Reads `{drawing}.{tint}.{tone}.{view}` (`headphone.sage.natural.front`), `cutout.{drawing}.{tone}` or `scene.{name}`.
 * Anything else, down to one letter, is undefined; no part of a key ever reaches a path unparsed (security.md 40).
 */
export function parsePictureKey(key: string): Picture | undefined {
  if (key.length > maxKeyLength) return undefined
  const [first, second, third, fourth, ...rest] = key.split('.')
  if (first === 'scene') {
    const scene = sceneOf(second)
    return scene && third === undefined ? { kind: 'scene', scene } : undefined
  }
  if (first === 'cutout') {
    const drawing = drawingOf(second)
    const tone = toneOf(third)
    return drawing && tone && fourth === undefined ? { kind: 'cutout', drawing, tone } : undefined
  }
  const drawing = drawingOf(first)
  const tint = tintOf(second)
  const tone = toneOf(third)
  const view = viewOf(fourth)
  if (!drawing || !tint || !tone || !view || rest.length > 0) return undefined
  return { kind: 'product', drawing, tint, tone, view }
}

/** The one key of a picture: `parsePictureKey(printPictureKey(picture))` is the picture again. */
export function printPictureKey(picture: Picture): string {
  switch (picture.kind) {
    case 'scene':
      return `scene.${picture.scene}`
    case 'cutout':
      return `cutout.${picture.drawing}.${picture.tone}`
    case 'product':
      return `${picture.drawing}.${picture.tint}.${picture.tone}.${picture.view}`
  }
}
