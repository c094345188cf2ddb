import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { patterns } from './patterns.ts'

const number = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'write a number'), v.transform(Number))
/** A cell that may be empty, as its value or nothing. */
const orNothing = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    schema,
  ])
const cells = v.pipe(
  v.string(),
  v.transform((cell) => cell.split(' ')),
)
const box = v.tuple([number, number, number, number])

const screen = v.pipe(
  cells,
  v.strictTuple([...box.items, number], 'write x, y, width, height and corner radius'),
  v.transform(([x, y, width, height, radius]) => ({ x, y, width, height, radius })),
)
const label = v.pipe(
  cells,
  v.tupleWithRest(
    [...box.items, v.string()],
    v.string(),
    'write x, y, width and height, the colour of the letters, and that of a plate below them',
  ),
  v.transform(([x, y, width, height, ink, plate]) => ({ field: { x, y, width, height }, ink, plate })),
)

const row = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'write small letters and hyphens')),
  /** `own`: a file of `drawings`. `emoji`: a drawing of `@iconify-json/fluent-emoji` under this name. */
  from: v.picklist(['own', 'emoji'], 'write own or emoji'),
  /** Not used by code: the department that sells most products with this drawing. */
  department: v.string(),
  setting: orNothing(
    v.picklist(
      ['small', 'rail', 'room', 'wall', 'outdoors'],
      'write small, rail, room, wall or outdoors, or leave it empty',
    ),
  ),
  tones: orNothing(v.picklist(['own', 'metal'], 'write own or metal, or leave it empty')),
  hue: orNothing(v.union([v.literal('grey'), number], 'write grey or degrees, or leave it empty')),
  patterns: orNothing(
    v.pipe(cells, v.array(v.picklist(patterns, `write some of ${patterns.join(', ')}, or leave it empty`))),
  ),
  screen: orNothing(screen),
  label: orNothing(label),
  companion: v.string(),
  present: orNothing(v.literal('yes', 'write yes or leave it empty')),
  below: v.string(),
})
export type DrawingFacts = v.InferOutput<typeof row>

const table = once(
  () => new Map(readRows(new URL('../drawings.tsv', import.meta.url), row).map((facts) => [facts.name, facts])),
)

/** Every drawing a picture may show. */
export const drawingNames = (): readonly string[] => [...table().keys()]

export const isDrawingName = (name: string): boolean => table().has(name)

/** The row of a drawing in `drawings.tsv`, or undefined. */
export const factsOf = (name: string): DrawingFacts | undefined => table().get(name)
