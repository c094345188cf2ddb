import { createVar } from '@vanilla-extract/css'

/** Height of the bar that a page keeps at the bottom of a phone: what else stands there stands above it. */
export const barRoom = createVar('barRoom')
