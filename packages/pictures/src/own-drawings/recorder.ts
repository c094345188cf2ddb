import { sketch } from './sketch.ts'

export const recorder = sketch(({ across, relief, box, oval, shape }) => [
  `<g transform="rotate(36 64 64)">${[
    relief('#FFFFFF', '#5A4420', 1.8, shape('M57 -12H71L74 8H54Z', across('#4A3418', '#7A5A30', '#3E2A12'))),
    relief('#FFFFFF', '#8A7A58', 2.2, box(54, 6, 20, 34, 3, across('#E8DCC0', '#FFFBF0', '#D8CAA8'))),
    shape('M58 16H70V22L64 26L58 22Z', '#3A2A14'),
    relief('#FFFFFF', '#5A4420', 1.6, box(51, 38, 26, 10, 4, across('#4A3418', '#7A5A30', '#3E2A12'))),
    relief('#FFFFFF', '#8A7A58', 2.2, box(54, 47, 20, 62, 3, across('#E8DCC0', '#FFFBF0', '#D8CAA8'))),
    ...[56, 66, 76, 86, 96].map((y) => oval(64, y, 3.4, 3.4, '#2A1E0E')),
    relief('#FFFFFF', '#5A4420', 1.6, box(51, 106, 26, 10, 4, across('#4A3418', '#7A5A30', '#3E2A12'))),
    relief('#FFFFFF', '#8A7A58', 2, shape('M54 115H74L78 138H50Z', across('#E8DCC0', '#FFFBF0', '#D8CAA8'))),
    oval(64, 126, 3.2, 3.2, '#2A1E0E'),
  ].join('')}</g>`,
])
