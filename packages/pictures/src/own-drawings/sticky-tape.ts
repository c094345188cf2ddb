import { sketch } from './sketch.ts'

export const stickyTape = sketch(({ slant, across, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8A7438',
    2.2,
    shape('M60 104H118V92L124 98L118 86L124 80L118 76H70Z', across('#F2E2AC', '#FBF2CE')),
  ),
  relief('#FFFFFF', '#7A6428', 2.6, oval(56, 62, 50, 50, slant('#F8ECC0', '#DCC47C'))),
  `<circle cx="56" cy="62" r="42" stroke="#C8AC60" stroke-width="1.2"/><circle cx="56" cy="62" r="37" stroke="#D8C084" stroke-width="1.2"/>`,
  relief('#FFFFFF', '#6A4A20', 1.8, oval(56, 62, 30, 30, '#B88A54')),
  relief('#6A4A20', '#FFFFFF', 1.4, oval(56, 62, 25, 25, '#F4F0E8')),
  line('M20 42C26 30 36 22 48 19', '#FFFFFF', 4, 0.7),
])
