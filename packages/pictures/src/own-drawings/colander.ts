import { sketch } from './sketch.ts'

export const colander = sketch(({ across, relief, oval, shape, line, box }) => [
  relief(
    '#FFFFFF',
    '#4A5464',
    2,
    shape(
      'M4 52C4 42 18 44 22 50L18 62C12 62 4 60 4 52ZM124 52C124 42 110 44 106 50L110 62C116 62 124 60 124 52Z',
      '#B4BCC8',
    ),
  ),
  relief(
    '#FFFFFF',
    '#4A5464',
    2.6,
    shape('M14 54H114C112 86 94 108 64 108S16 86 14 54Z', across('#A8B2C0', '#EEF2F7', '#98A2B2')),
  ),
  ...[66, 76, 86, 96].flatMap((y, row) =>
    Array.from({ length: 9 - row * 2 }, (_, at) => oval(64 + (at - (8 - row * 2) / 2) * 10, y, 2.3, 2, '#4A5464')),
  ),
  relief('#FFFFFF', '#4A5464', 1.8, oval(64, 54, 50, 12, '#D4DAE4')),
  oval(64, 55, 43, 8.4, '#7A8494'),
  ...Array.from({ length: 9 }, (_, at) => oval(30 + at * 8.5, 55 + (at % 2 ? 3 : -1), 2, 1, '#3A424E')),
  relief('#FFFFFF', '#4A5464', 1.6, box(44, 106, 40, 9, 3, across('#98A2B2', '#D8DEE8', '#8A94A4'))),
  line('M26 66C30 82 40 94 50 99', '#FFFFFF', 2.6, 0.6),
])
