import { sketch } from './sketch.ts'

const places = [
  [-28, 34, 66],
  [6, 68, 64],
  [40, 96, 76],
] as const

export const screws = sketch(({ down, across, relief, oval, shape, line }) =>
  places.map(
    ([turn = 0, x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${relief('#FFF3C8', '#6A4A10', 1.6, shape('M-13 -40H13L5 -28V28L0 46L-5 28V-28Z', across('#B98E34', '#F2D88A', '#A87C28')))}${[-20, -12, -4, 4, 12, 20, 28].map((at) => line(`M-7 ${at + 3}L7 ${at - 3}`, '#7A5818', 2.6)).join('')}${relief('#FFF3C8', '#6A4A10', 1.4, oval(0, -40, 14, 6.4, down('#F7E2A0', '#C79A3C')))}${line('M-6 -40H6M0 -43V-37', '#5B4210', 2.6)}</g>`,
  ),
)
