import { sketch } from './sketch.ts'

export const tablecloth = sketch(({ down, relief, oval, shape, line }) => [
  line('M32 92L28 122M96 92L100 122', '#8F5A2E', 6),
  relief('#FFFFFF', '#8A2E2E', 2.2, shape('M26 34H102L120 62H8Z', down('#FFFFFF', '#F2E8E4'))),
  relief(
    '#FFFFFF',
    '#8A2E2E',
    2.2,
    shape(
      'M8 62H120L124 100C118 106 112 96 106 102C99 108 93 96 86 102C79 108 72 97 64 103C56 108 49 97 42 102C35 107 29 96 22 102C16 106 10 106 4 100Z',
      down('#FBF3EF', '#E0CFC8'),
    ),
  ),
  ...[36, 44, 52].map((y) => line(`M${26 - (y - 34) * 0.6} ${y}H${102 + (y - 34) * 0.6}`, '#D9534F', 3.6, 0.6)),
  ...[42, 54, 66, 78, 90].map((x) => line(`M${x} 36L${64 + (x - 64) * 1.5} 60`, '#D9534F', 3.6, 0.6)),
  ...[16, 32, 48, 64, 80, 96, 112].map((x) => line(`M${x} 64V95`, '#D9534F', 5, 0.6)),
  line('M9 72H119M8 86H120', '#D9534F', 5, 0.6),
  relief('#FFFFFF', '#5B6270', 1.2, oval(64, 47, 22, 8, '#FFFFFF')),
  oval(64, 47, 14, 5, '#E4E8EE'),
])
