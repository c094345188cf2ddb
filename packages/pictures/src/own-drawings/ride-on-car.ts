import { sketch } from './sketch.ts'

export const rideOnCar = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#23262E', 1.6, shape('M52 28L60 52H54L46 30Z', '#3A3F4A')),
  line('M44 30L66 24', '#A8D8F0', 5, 0.8),
  relief('#FFFFFF', '#23262E', 1.6, shape('M74 30C84 28 90 36 90 58H74Z', '#2A2E36')),
  relief(
    '#FFC8C0',
    '#6A0A08',
    2.8,
    shape(
      'M6 72C8 58 26 52 44 52H60L70 60H92L96 48H112C118 56 122 68 122 82V92C122 98 118 100 112 100H14C8 100 5 96 5 88Z',
      down('#F05A4A', '#C41E16'),
    ),
  ),
  relief('#FFFFFF', '#23262E', 1.2, `<circle cx="66" cy="44" r="8" stroke="#23262E" stroke-width="4"/>`),
  relief('#FFF8C8', '#8A6A04', 1.4, oval(13, 74, 6, 7, glow('#FFF6B0', '#F0C83A'))),
  line('M40 62H56M100 66H114', '#FFD8D0', 3, 0.8),
  box(60, 64, 32, 22, 3, '#A81610', 0.5),
  ...[30, 96].flatMap((x) => [
    relief('#8A92A4', '#0A0C10', 2.2, oval(x, 100, 19, 19, '#23262E')),
    relief('#FFFFFF', '#59606E', 1.4, oval(x, 100, 10, 10, '#C8D0DC')),
    line(`M${x - 8} 100H${x + 8}M${x} 92V108`, '#59606E', 2.4),
  ]),
])
