import { createVar } from '@vanilla-extract/css'

/** Height of the bar fixed to the bottom of a page on phones. Other fixed elements are placed above it. */
export const barRoom = createVar('barRoom')
