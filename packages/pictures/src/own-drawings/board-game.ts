import { sketch } from './sketch.ts'

const squares = Array.from({ length: 64 }, (_, at) => at).filter((at) => (at + Math.floor(at / 8)) % 2 === 0)

export const boardGame = sketch(({ down, slant, glow, relief, box, oval, shape }) => [
  relief('#C98F5C', '#43220D', 2.4, box(8, 24, 100, 96, 6, slant('#9A6236', '#6B3D1B'))),
  box(16, 32, 84, 80, 2, '#F5DDB5'),
  shape(
    squares.map((at) => `M${16 + (at % 8) * 10.5} ${32 + Math.floor(at / 8) * 10}h10.5v10h-10.5Z`).join(''),
    '#8A5630',
  ),
  relief(
    '#77748C',
    '#14121F',
    1.8,
    shape(
      'M22 76C26 72 26 64 24 60H38C36 64 36 72 40 76C44 80 42 86 42 88H20C20 86 18 80 22 76Z',
      down('#55526A', '#2B2939'),
    ),
    oval(31, 54, 9, 9, glow('#77748C', '#2F2C3E')),
  ),
  relief(
    '#FFFFFF',
    '#A58F6E',
    2,
    shape(
      'M78 72C84 66 84 46 80 40H100C96 46 96 66 102 72C108 78 106 88 106 90H74C74 88 72 78 78 72Z',
      down('#FFF8EA', '#E0CBA6'),
    ),
    oval(90, 40, 13, 5, '#FBEFD9'),
  ),
  relief('#FFFFFF', '#A58F6E', 2, shape('M78 36L74 14L83 24L90 8L97 24L106 14L102 36Z', down('#FFFAF0', '#E8D6B4'))),
  oval(90, 7, 4, 4, glow('#FFFFFF', '#E8D6B4')),
])
