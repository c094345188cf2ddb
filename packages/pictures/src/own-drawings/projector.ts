import { sketch } from './sketch.ts'

export const projector = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  shape('M84 62L128 26V112L84 82Z', '#FFF0B0', 0.55),
  relief('#FFFFFF', '#6E7686', 2.6, box(4, 46, 92, 52, 12, down('#FFFFFF', '#C3CAD6'))),
  relief(
    '#FFFFFF',
    '#6E7686',
    1.4,
    shape('M14 46C16 38 20 36 26 36H74C80 36 84 38 86 46Z', down('#E6EAF0', '#B4BBC8')),
  ),
  ...[26, 36, 46].map((x) => oval(x, 41, 2.4, 2, '#7E8798')),
  relief('#8A8FA0', '#0E0F16', 2.2, oval(74, 72, 21, 21, '#2B2E3A')),
  oval(74, 72, 15, 15, '#0A0B10'),
  oval(74, 72, 11, 11, glow('#FFFFFF', '#6AB8F0', '#1A3A6A')),
  ...[60, 67, 74, 81].map((y) => line(`M14 ${y}H40`, '#7E8798', 2.8)),
  box(14, 97, 14, 7, 2, '#5B6270'),
  box(72, 97, 14, 7, 2, '#5B6270'),
])
