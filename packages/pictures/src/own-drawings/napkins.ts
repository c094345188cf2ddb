import { sketch } from './sketch.ts'

export const napkins = sketch(({ slant, down, relief, shape, box, line }) => [
  relief('#FFFFFF', '#9AA2B2', 2, box(14, 88, 100, 30, 4, down('#FFFFFF', '#E2E6EE'))),
  ...[94, 100, 106, 112].map((y) => line(`M16 ${y}H112`, '#C3CAD8', 1.6)),
  relief('#FFFFFF', '#9AA2B2', 2.2, shape('M14 88L38 34H114L114 88Z', slant('#FFFFFF', '#E9EDF4'))),
  shape('M14 88L38 34L114 88Z', '#DDE3EE', 0.55),
  line('M22 82L43 42H106V82Z', '#8FB8E8', 2.4, 0.9),
  line('M30 76L47 49H99V76Z', '#8FB8E8', 1.4, 0.7),
])
