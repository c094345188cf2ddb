import { sketch } from './sketch.ts'

export const binoculars = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief(
    '#7A7F96',
    '#0D0E18',
    2.4,
    shape('M22 34C22 26 50 26 52 34L58 98C58 112 8 112 8 98Z', across('#4C5064', '#262836')),
    shape('M76 34C78 26 106 26 106 34L120 98C120 112 70 112 70 98Z', across('#4C5064', '#262836')),
  ),
  relief('#9DA2B8', '#0D0E18', 1.8, box(50, 42, 28, 20, 5, '#353849'), box(53, 68, 22, 12, 4, '#2A2C3A')),
  relief('#C9CCDA', '#3A3D4E', 1.2, oval(64, 52, 6, 6, '#8A8EA6')),
  relief('#9DA2B8', '#0D0E18', 1.6, box(22, 16, 30, 16, 6, '#353849'), box(76, 16, 30, 16, 6, '#353849')),
  oval(33, 100, 22, 10, '#12131E'),
  oval(95, 100, 22, 10, '#12131E'),
  oval(33, 100, 17, 7.4, glow('#9BE8F2', '#3E7BC4', '#1A2E5C')),
  oval(95, 100, 17, 7.4, glow('#9BE8F2', '#3E7BC4', '#1A2E5C')),
  line('M24 42L16 88M84 42L78 88', '#9DA2B8', 2.4, 0.6),
])
