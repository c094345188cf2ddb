import { sketch } from './sketch.ts'

/** A marble mortar with its pestle. */
export const mortar = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  `<g transform="rotate(32 64 64)">${relief('#FFFFFF', '#5A6068', 2, box(58, -22, 14, 84, 7, across('#B8BEC8', '#F4F6F9', '#A8AEB8')), oval(65, -16, 11, 12, slant('#F4F6F9', '#A8AEB8')))}</g>`,
  relief(
    '#FFFFFF',
    '#5A6068',
    2.8,
    shape('M10 52H118C116 86 100 104 84 108V116H44V108C28 104 12 86 10 52Z', across('#B0B6C0', '#F6F8FA', '#A4AAB4')),
  ),
  relief('#FFFFFF', '#5A6068', 2, oval(64, 52, 54, 14, '#EEF1F5')),
  oval(64, 53, 44, 9.6, '#A8AEB8'),
  oval(58, 56, 24, 4, '#8DB04A'),
  line('M24 70C34 76 38 90 52 92M84 66C94 72 88 84 100 82M60 80C66 84 74 82 80 90', '#9AA2AE', 1.8, 0.7),
  relief('#FFFFFF', '#5A6068', 1.8, box(36, 112, 56, 10, 4, '#C8CED6')),
])
