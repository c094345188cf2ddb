import { isDrawingName } from './drawing-table.ts'
import { labelOfKey } from './label-key.ts'
import { takesLabel } from './labels.ts'
import { patterns, type Pattern } from './patterns.ts'
import { patternsOf } from './patterns-of.ts'
import { sceneItems } from './scenes.ts'
import { type Tone, tones } from './tones.ts'

/** The six pale backdrops of `look/tokens.json`. */
export const tints = ['feather', 'sage', 'sand', 'sky', 'blush', 'plum'] as const
/**
 * How the object is shown: `side` from its corner, `use` in use, `parcel` above its box, `pair` beside an accessory.
 */
export const views = ['front', 'turned', 'side', 'close', 'use', 'parcel', 'pair'] as const
/** Views of earlier versions. */
const formerViews: ReadonlySet<string | undefined> = new Set(['hand'])

export type Tint = (typeof tints)[number]
export type View = (typeof views)[number]

export interface ProductPicture {
  readonly kind: 'product'
  readonly drawing: string
  readonly tint: Tint
  readonly tone: Tone
  readonly view: View
  readonly pattern?: Exclude<Pattern, 'plain'>
  /** The maker's name that is printed on the thing, as `labelKey` writes it. */
  readonly label?: string
}
interface ScenePicture {
  readonly kind: 'scene'
  readonly scene: string
}
/** The object alone on a transparent background, for a campaign's own colour. */
export interface CutoutPicture {
  readonly kind: 'cutout'
  readonly drawing: string
  readonly tone: Tone
}
/**
 * Content of a picture. The key describes it completely, so no table of pictures is needed and the number of keys is
 * finite.
 */
export type Picture = ProductPicture | ScenePicture | CutoutPicture

const maxKeyLength = 120
const oneOf = <Name extends string>(names: readonly Name[]): ((name: string | undefined) => Name | undefined) => {
  const known = new Map<string | undefined, Name>(names.map((name) => [name, name]))
  return (name) => known.get(name)
}
const drawingOf = (name = ''): string | undefined => (isDrawingName(name) ? name : undefined)
const tintOf = oneOf(tints)
const toneOf = oneOf(tones)
const viewOf = oneOf(views)
const patternOf = oneOf(patterns)
const sceneOf = (name = ''): string | undefined => (sceneItems(name).length > 0 ? name : undefined)

/**
 * Parses `{drawing}.{tint}.{tone}.{view}` (`headphone.sage.natural.front`), with pattern and label if the object has
 * them (`dress.sage.red.front.dots`, `tea-box.sky.natural.use.plain.demli`), `cutout.{drawing}.{tone}` or
 * `scene.{name}`. Anything else is undefined; no part of a key reaches a file path unparsed (security.md 40).
 */
export function parsePictureKey(key: string): Picture | undefined {
  if (key.length > maxKeyLength) return undefined
  const [first, second, third, fourth, fifth, sixth, ...rest] = key.split('.')
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
  const picture = { kind: 'product', drawing, tint, tone, view } as const
  if (fifth === undefined) return picture
  const pattern = patternOf(fifth)
  const label = sixth !== undefined && takesLabel(drawing) && labelOfKey(sixth) ? sixth : undefined
  if (!pattern || !patternsOf(drawing).includes(pattern) || label !== sixth) return undefined
  if (pattern === 'plain') return label === undefined ? undefined : { ...picture, label }
  return label === undefined ? { ...picture, pattern } : { ...picture, pattern, label }
}

/**
 * A picture for keys that databases of earlier versions still contain: another view of the drawing, and a parcel if the
 * drawing is deleted. Undefined for texts that were never a key.
 */
export function standInFor(key: string): Picture | undefined {
  if (key.length > maxKeyLength) return undefined
  const [drawing, tint, tone, view, ...look] = key.split('.')
  const known = /^[a-z]+(?:-[a-z]+)*$/.test(drawing ?? '') && toneOf(tone)
  if (!known || !(viewOf(view) || formerViews.has(view))) return undefined
  const shown = parsePictureKey([drawing, tint, tone, 'turned', ...look].join('.'))
  return shown ?? parsePictureKey(`package.${tint}.natural.front`)
}

/** Prints the key of a picture; `parsePictureKey(printPictureKey(picture))` is the picture again. */
export function printPictureKey(picture: Picture): string {
  switch (picture.kind) {
    case 'scene':
      return `scene.${picture.scene}`
    case 'cutout':
      return `cutout.${picture.drawing}.${picture.tone}`
    case 'product':
      return [
        `${picture.drawing}.${picture.tint}.${picture.tone}.${picture.view}`,
        ...(picture.pattern || picture.label ? [picture.pattern ?? 'plain'] : []),
        ...(picture.label ? [picture.label] : []),
      ].join('.')
  }
}
