import { sketch } from './sketch.ts'

export const boxGrater = sketch(({ across, relief, box, oval, shape, line }) => [
  line('M46 22C46 2 82 2 82 22', '#2B2E3A', 9),
  line('M46 20C47 6 81 6 82 20', '#5A5F70', 3),
  relief('#FFFFFF', '#4C5260', 2.4, shape('M42 20H86L108 116H20Z', across('#D8DDE6', '#F4F6F9', '#AEB5C2'))),
  relief('#FFFFFF', '#4C5260', 1.6, shape('M82 20H86L108 116H92Z', across('#9098A8', '#7A8292'))),
  ...[34, 46, 58, 70, 82, 94].flatMap((y, row) =>
    [0, 1, 2, 3].map((at) => oval(44 - row * 2.4 + at * (9.4 + row * 1.1) + (row % 2) * 3, y, 3.4, 2.8, '#3E4452')),
  ),
  ...[34, 46, 58, 70, 82, 94].flatMap((y, row) =>
    [0, 1, 2, 3].map((at) =>
      line(
        `M${41 - row * 2.4 + at * (9.4 + row * 1.1) + (row % 2) * 3} ${y + 3.4}H${47 - row * 2.4 + at * (9.4 + row * 1.1) + (row % 2) * 3}`,
        '#FFFFFF',
        1.6,
      ),
    ),
  ),
  relief('#8A8FA0', '#16181F', 1.6, box(16, 112, 96, 9, 4, '#3A3F4A')),
])
