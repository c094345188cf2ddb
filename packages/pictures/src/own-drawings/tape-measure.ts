import { sketch } from './sketch.ts'

export const tapeMeasure = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief('#FFF0A8', '#8A5A04', 1.2, box(60, 88, 64, 18, 1, down('#FBE04A', '#E8B820'))),
  ...[66, 73, 80, 87, 94, 101, 108, 115].map((x, at) => line(`M${x} 90V${at % 2 === 0 ? 100 : 96}`, '#2B2D38', 2)),
  relief('#FFFFFF', '#3E4452', 1.2, box(119, 84, 6, 32, 1.5, '#B9C0CC')),
  relief(
    '#FFD9A0',
    '#8A3A04',
    2.8,
    shape(
      'M8 34C8 20 18 12 32 12H60C80 12 92 28 92 52V102C92 106 90 108 86 108H16C11 108 8 105 8 100Z',
      slant('#F7A03C', '#D9701C'),
    ),
  ),
  relief('#77748C', '#0D0E14', 1.8, oval(48, 60, 30, 30, '#2C303C')),
  oval(48, 60, 21, 21, '#FBE04A'),
  oval(48, 60, 8, 8, '#2C303C'),
  line('M48 42V48M48 72V78M30 60H36M60 60H66', '#2C303C', 3),
  relief('#77748C', '#0D0E14', 1.2, box(74, 22, 14, 20, 4, '#2C303C')),
  box(12, 98, 76, 7, 3, '#2C303C', 0.55),
])
