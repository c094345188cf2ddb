import { sketch } from './sketch.ts'

export const eyeShadow = sketch(({ slant, across, relief, box, shape, line, turned }) => [
  relief(
    '#77748C',
    '#14121F',
    2.2,
    shape('M18 12H110C114 12 116 14 116 18V62H12V18C12 14 14 12 18 12Z', slant('#4A475C', '#2B2939')),
  ),
  shape('M21 19H107C108 19 109 20 109 21V56H19V21C19 20 20 19 21 19Z', slant('#EAF6FC', '#B5D3E3')),
  shape('M60 19H84L50 56H26Z', '#FFFFFF', 0.5),
  relief('#77748C', '#14121F', 2.2, box(8, 60, 112, 56, 8, slant('#45425A', '#28263A'))),
  ...['#F2B8C6', '#D97F9B', '#A4577E', '#7C4A7A', '#F5D9B0', '#E0A96D', '#B5743F', '#6B4630'].map((colour, at) =>
    relief('#FFFFFF', '#1B1926', 1, box(15 + (at % 4) * 25, 67 + Math.floor(at / 4) * 19, 22, 16, 3, colour)),
  ),
  turned(
    0,
    line('M22 110H92', '#B98A4C', 3.4),
    relief('#FFFFFF', '#6A5A50', 0.8, box(88, 106.5, 18, 7, 3.5, across('#E7C9B0', '#C98FA5'))),
  ),
])
