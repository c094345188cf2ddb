import { sketch } from './sketch.ts'

export const trousers = sketch(({ slant, down, across, relief, shape, line, oval, box }) => [
  relief(
    '#E8CFA8',
    '#6D4F28',
    2.4,
    shape(
      'M34 14H94C98 44 102 84 102 116C102 119 100 120 98 120H78C75 120 74 119 74 116L65 50H63L54 116C54 119 53 120 50 120H30C28 120 26 119 26 116C26 84 30 44 34 14Z',
      slant('#CFAA74', '#A47D48'),
    ),
  ),
  shape('M63 50H65L74 116C74 119 75 120 78 120H84C80 90 74 62 66 40Z', across('#7F5D31', '#A47D48'), 0.45),
  relief('#E8CFA8', '#6D4F28', 1.2, box(32, 8, 64, 13, 4, down('#BF9860', '#9E763F'))),
  line('M64 22V46C64 50 70 48 71 42V22', '#86642F', 1.6),
  line('M40 24C40 34 36 40 33 42M88 24C88 34 92 40 95 42', '#86642F', 1.8),
  oval(64, 15, 2.6, 2.6, '#F6E6C6'),
  box(43, 8, 4, 13, 1.5, '#86642F'),
  box(81, 8, 4, 13, 1.5, '#86642F'),
])
