import { sketch } from './sketch.ts'

export const smallCarton = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#F4B0BC', '#6E0F2A', 2, shape('M84 26L108 14V98L84 116Z', across('#B93A5A', '#8E2442'))),
  relief('#F4B0BC', '#6E0F2A', 2, shape('M20 26L46 14H108L84 26Z', '#E27F98')),
  relief('#F4B0BC', '#6E0F2A', 2.4, box(18, 25, 67, 92, 3, slant('#DC5C7C', '#B93A5A'))),
  relief('#FFFFFF', '#D9A0B0', 1, box(26, 40, 51, 40, 4, '#FFF4F6')),
  oval(51, 60, 12, 12, '#E27F98'),
  oval(51, 60, 7, 7, '#FFF4F6'),
  line('M30 92H72M30 102H58', '#F8C4D0', 3.4),
])
