import { createVar, globalStyle } from '@vanilla-extract/css'

/**
 * The image with all icons of `iconShape` in one column. It is a separate file, so that stylesheets contain no
 * drawings.
 */
export const iconStack = createVar('iconStack')
/** The icons' default colour. A mask is painted by its background colour, which forced colours would remove. */
export const shapeInk = createVar('shapeInk')
globalStyle(':root', {
  vars: { [iconStack]: 'url("../../icons/stack.svg?no-inline")', [shapeInk]: 'currentColor' },
  '@media': { '(forced-colors: active)': { vars: { [shapeInk]: 'CanvasText' } } },
})
