import { sketch } from './sketch.ts'

export const neckPillow = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#D9CCFA',
    '#2E1F66',
    3.4,
    shape(
      'M64 10C100 10 120 34 120 66C120 90 112 112 96 118C84 122 76 112 78 100C80 88 86 78 82 66C80 58 73 54 64 54S48 58 46 66C42 78 48 88 50 100C52 112 44 122 32 118C16 112 8 90 8 66C8 34 28 10 64 10Z',
      slant('#9A84E0', '#6A50B8'),
    ),
  ),
  line('M20 88C14 60 24 24 64 22S114 60 108 88', '#C9BAF6', 2.4, 0.7),
  line('M46 66C42 80 50 92 50 102M82 66C86 80 78 92 78 102', '#4A3690', 2.4, 0.6),
  relief('#FFFFFF', '#2E1F66', 1, box(44, 106, 40, 7, 3.5, '#4A3690')),
  relief('#FFFFFF', '#5B6270', 1, oval(64, 109.5, 5, 5, '#E6EAF0')),
  shape('M28 42C36 28 50 22 62 22C50 26 38 34 32 46Z', '#FFFFFF', 0.35),
])
