import { createVar, globalStyle } from '@vanilla-extract/css'

/** The column of icons that rules cut theirs from: a picture of its own, so that no page's styles carry drawings. */
export const iconStack = createVar('iconStack')
/** What they are drawn with. Where colours are forced, grounds are taken away, and a mask is drawn by its ground. */
export const shapeInk = createVar('shapeInk')
globalStyle(':root', {
  vars: { [iconStack]: 'url("../../icons/stack.svg?no-inline")', [shapeInk]: 'currentColor' },
  '@media': { '(forced-colors: active)': { vars: { [shapeInk]: 'CanvasText' } } },
})
