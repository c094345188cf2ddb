import { hasPair } from './accessory-of.ts'
import { isDrawingName } from './drawing-table.ts'
import type { View } from './picture-key.ts'
import { settingOf } from './settings.ts'

const indoors: readonly View[] = ['front', 'side', 'use', 'close']
const outdoors: readonly View[] = ['front', 'use', 'close']
const worn: readonly View[] = ['front', 'use', 'turned', 'close', 'pair']
const small: readonly View[] = ['front', 'turned', 'close', 'use', 'pair', 'parcel']
const usual: readonly View[] = ['front', 'turned', 'use', 'close', 'pair', 'parcel']

/**
 * The views that suit a drawing, those for a listing first. Heavy objects are neither tilted nor put on a box.
 */
export function viewsOf(drawing: string): readonly View[] {
  if (!isDrawingName(drawing)) return usual
  const views = { room: indoors, wall: indoors, outdoors, rail: worn, small, table: usual }
  const suited = views[settingOf(drawing)]
  return hasPair(drawing) ? suited : suited.filter((view) => view !== 'pair')
}
