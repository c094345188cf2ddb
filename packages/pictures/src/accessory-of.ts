import { factsOf } from './drawing-table.ts'

const companion = (drawing: string): string | undefined => factsOf(drawing)?.companion || undefined

/** The second object in a view of an object in use: its usual companion, or a plant. */
export const companionOf = (drawing: string): string => companion(drawing) ?? 'potted-plant'

/** Whether an object has the view `pair`: with its companion, or as a gift beside its wrapping. */
export const hasPair = (drawing: string): boolean =>
  companion(drawing) !== undefined || factsOf(drawing)?.present !== undefined

/** The second thing in the view `pair`: the usual companion, or gift wrapping. */
export const accessoryOf = (drawing: string): string =>
  companion(drawing) ?? (drawing === 'wrapped-gift' ? 'bouquet' : 'wrapped-gift')
