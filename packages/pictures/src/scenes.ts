import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { tones } from './tones.ts'

const number = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'write a number'), v.transform(Number))
const row = v.strictObject({
  scene: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens')),
  drawing: v.string(),
  x: number,
  floor: number,
  size: number,
  tone: v.pipe(
    v.string(),
    v.transform((tone) => tone || 'natural'),
    v.picklist(tones, `write one of ${tones.join(', ')}`),
  ),
  /** 0 for things that hang on the wall. */
  shade: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => 1),
    ),
    number,
  ]),
})
type SceneItem = v.InferOutput<typeof row>

const scenes = once(() => Map.groupBy(readRows(new URL('../scenes.tsv', import.meta.url), row), ({ scene }) => scene))

/** Compositions for sliders and campaigns: a few drawings on a floor band, without backdrop. */
export const sceneNames = (): readonly string[] => [...scenes().keys()]

/** The drawings of a scene, later ones in front. The units are those of the scene: 960 by 720. */
export const sceneItems = (scene: string): readonly SceneItem[] => scenes().get(scene) ?? []
