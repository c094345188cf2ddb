import { sketch } from './sketch.ts'

export const carMat = sketch(({ down, slant, relief, oval, shape, line }) => [
  ...[
    [6, 10],
    [68, 10],
  ].map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})">${relief('#7A7F96', '#0D0E18', 2.2, shape('M8 0H44C52 0 54 4 54 12V62C54 72 50 78 42 80L14 80C4 78 0 72 0 62V12C0 4 2 0 8 0Z', slant('#4C5064', '#262836')))}${line('M8 10V66M15 8V70M22 8V72M29 8V72M36 8V70M46 10V66', '#15161F', 2.4)}${line('M6 6H48', '#D23B3B', 2.6)}${oval(12, 74, 2.4, 2.4, '#C9CCDA')}${oval(42, 74, 2.4, 2.4, '#C9CCDA')}</g>`,
  ),
  relief(
    '#7A7F96',
    '#0D0E18',
    2,
    shape('M10 96H118L124 116C124 119 122 120 119 120H9C6 120 4 119 4 116Z', down('#4C5064', '#262836')),
  ),
  line('M16 102H112M12 109H116M10 115H118', '#15161F', 2.2),
])
