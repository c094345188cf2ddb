import { sketch } from './sketch.ts'

export const standMixer = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7E1F18',
    2.4,
    shape(
      'M14 104C14 96 22 94 30 94H110C116 94 120 98 120 104V116C120 118 118 120 116 120H18C15 120 14 118 14 116Z',
      down('#F07A6C', '#C23E32'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#7E1F18',
    2.4,
    shape('M86 40H112C116 56 116 76 112 98H84C90 80 90 60 86 40Z', across('#E86A5C', '#BE3C30')),
  ),
  relief(
    '#FFFFFF',
    '#7E1F18',
    2.6,
    shape(
      'M8 34C8 18 24 12 44 12H96C110 12 118 22 118 34S110 54 96 54H36C18 54 8 48 8 34Z',
      slant('#F58A7C', '#C8463A'),
    ),
  ),
  line('M12 36H114', '#FFFFFF', 3, 0.55),
  relief('#FFFFFF', '#4C5260', 1.4, box(32, 52, 16, 10, 2, across('#B7BECB', '#F4F6F9', '#A2AAB8'))),
  line('M40 60C28 68 28 80 40 88C52 80 52 68 40 60V86', '#AEB5C2', 3),
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape('M10 70H72C72 90 62 100 54 102H28C20 100 10 90 10 70Z', across('#AEB5C2', '#F4F6F9', '#A2AAB8')),
  ),
  relief('#FFFFFF', '#4C5260', 1.2, box(7, 67, 68, 6, 3, '#DDE2EA')),
  oval(102, 34, 6, 6, '#FFF0E6'),
])
