import { sketch } from './sketch.ts'

export const blusher = sketch(({ glow, slant, across, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#3A2A34', 2.2, oval(58, 40, 44, 34, slant('#5A4250', '#2E2028'))),
  relief('#3A2A34', '#FFFFFF', 1.4, oval(58, 40, 37, 28, slant('#E8F2FA', '#B4C8DA'))),
  line('M34 48L52 22M46 54L68 20', '#FFFFFF', 4, 0.8),
  relief('#FFFFFF', '#3A2A34', 2.4, oval(58, 88, 46, 32, slant('#5A4250', '#2E2028'))),
  relief('#FFE0E6', '#A84A64', 1.6, oval(58, 85, 37, 24, glow('#F8B0BE', '#E0748E'))),
  line('M30 80C44 90 70 90 86 80M34 92C48 100 68 100 82 92M36 72C48 78 68 78 80 72', '#D06884', 1.8, 0.7),
  `<g transform="rotate(34 100 84)">${[
    relief('#FFFFFF', '#2A1E24', 1.6, shape('M95 84H105L103 126H97Z', across('#4A3640', '#7A6270', '#3A2832'))),
    relief('#FFFFFF', '#8A6A20', 1.2, shape('M94 74H106V86H94Z', across('#C8A03C', '#F2D88C', '#B48C2C'))),
    relief(
      '#FFF4F0',
      '#8A4A54',
      1.6,
      shape('M94 76C86 62 90 48 100 44C110 48 114 62 106 76Z', slant('#F4C8C4', '#C88488')),
    ),
  ].join('')}</g>`,
])
