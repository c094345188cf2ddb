import { sketch } from './sketch.ts'

export const tablet = sketch(({ down, across, slant, relief, box, oval, shape }) => [
  relief('#D9DCE6', '#62657A', 2, box(20, 8, 88, 112, 10, slant('#A8ACBF', '#7F8398'))),
  box(23, 11, 82, 106, 8, '#1C1D2A'),
  box(28, 17, 72, 94, 4, slant('#7A5CF0', '#5E8BFF', '#7FD8FF')),
  shape('M28 84L50 60L68 80L82 68L100 88V107A4 4 0 0 1 96 111H32A4 4 0 0 1 28 107Z', down('#3FD0B0', '#1C8F8A')),
  shape('M28 96C44 84 66 104 100 90V107A4 4 0 0 1 96 111H32A4 4 0 0 1 28 107Z', across('#1E7F86', '#2FB59B')),
  oval(80, 42, 9, 9, down('#FFF6C9', '#FFD166')),
  oval(64, 14, 1.4, 1.4, '#5B6078'),
  shape('M28 21A4 4 0 0 1 32 17H66L28 74Z', '#FFFFFF', 0.14),
])
