import { sketch } from './sketch.ts'

/** A long-necked lute, its bowl at the lower left. */
export const baglama = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  `<g transform="rotate(42 64 64)">${[
    relief('#FFE8C4', '#3A1E06', 1.8, box(60, -32, 8, 92, 2, across('#5A3414', '#8A5A2A', '#4A2A10'))),
    ...[-22, -12, -2, 8, 18, 28, 38, 48].map((y) => line(`M60 ${y}H68`, '#F2E0B8', 1.4)),
    relief('#FFE8C4', '#3A1E06', 1.6, box(58, -44, 12, 16, 3, '#8A5A2A')),
    ...[-40, -35, -31].flatMap((y) => [line(`M52 ${y}H58`, '#F0E4D0', 3), line(`M70 ${y}H76`, '#F0E4D0', 3)]),
    relief(
      '#FFF0D0',
      '#5A2E08',
      2.8,
      shape(
        'M64 52C82 58 96 84 96 108C96 134 80 148 64 148S32 134 32 108C32 84 46 58 64 52Z',
        glow('#F2C078', '#C07A2E'),
      ),
    ),
    shape('M64 58C76 64 88 86 88 108C88 128 76 140 64 140S40 128 40 108C40 86 52 64 64 58Z', '#F6D69C', 0.8),
    oval(64, 100, 6, 6, '#5A2E08'),
    relief('#8A5A2A', '#1E0E04', 1, box(52, 128, 24, 5, 2, '#4A2A10')),
    line('M61 -30L58 130M64 -30V130M67 -30L70 130', '#F8F4E8', 0.9),
  ].join('')}</g>`,
])
