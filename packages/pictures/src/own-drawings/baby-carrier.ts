import { sketch } from './sketch.ts'

export const babyCarrier = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M44 20C30 6 98 6 84 20', '#3B4A6E', 9),
  relief(
    '#8FA2CE',
    '#16204A',
    2,
    shape('M36 22C22 30 18 48 26 66L38 62C34 48 38 36 48 30Z', '#4A5C8E'),
    shape('M92 22C106 30 110 48 102 66L90 62C94 48 90 36 80 30Z', '#43548A'),
  ),
  relief('#FFDDBF', '#A8662E', 1.4, oval(64, 26, 16, 16, '#F6C9A4')),
  shape('M49 20C52 8 76 8 79 20C74 15 54 15 49 20Z', '#7A4A22'),
  oval(58, 27, 1.8, 2, '#3A2010'),
  oval(70, 27, 1.8, 2, '#3A2010'),
  line('M60 33C62 35 66 35 68 33', '#A84A3A', 1.6),
  relief(
    '#B9C8EC',
    '#1E2C5C',
    2.4,
    shape('M34 44C40 36 88 36 94 44L98 92C90 104 38 104 30 92Z', slant('#6E84C0', '#4A5C94')),
  ),
  relief('#D4DFF6', '#2E3E74', 1.2, shape('M46 56H82L80 78H48Z', '#8FA4D8')),
  line('M49 61H79', '#D4DFF6', 2),
  relief('#8FA2CE', '#16204A', 1.8, box(10, 88, 108, 17, 8, down('#4A5C8E', '#36457A'))),
  box(54, 90, 20, 13, 3, '#1E2440'),
  box(58, 93, 12, 7, 2, '#F2B84B'),
  relief(
    '#FFDDBF',
    '#A8662E',
    1.4,
    shape('M34 100C32 112 36 120 44 120C50 118 46 108 48 103Z', '#F6C9A4'),
    shape('M94 100C96 112 92 120 84 120C78 118 82 108 80 103Z', '#F6C9A4'),
  ),
])
