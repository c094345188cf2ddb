import { createVar, globalStyle } from '@vanilla-extract/css'

/** The column of icons that rules cut theirs from: a picture of its own, so that no page's styles carry drawings. */
export const iconStack = createVar('iconStack')
globalStyle(':root', { vars: { [iconStack]: 'url("../../icons/stack.svg?no-inline")' } })
