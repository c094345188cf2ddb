import { factsOf } from './drawing-table.ts'
import type { Pattern } from './patterns.ts'

const usual: readonly Pattern[] = ['plain']

/** The patterns and screens a drawing may show. */
export const patternsOf = (drawing: string): readonly Pattern[] => factsOf(drawing)?.patterns ?? usual
