import { sketch } from './sketch.ts'

export const bicycleHelmet = sketch(({ slant, relief, box, shape, line }) => [
  relief('#3A3D4E', '#08080E', 1.4, shape('M20 82C30 96 98 98 112 82L106 94C92 106 36 106 24 94Z', '#23252F')),
  relief(
    '#B9F08A',
    '#2E6B12',
    2.6,
    shape(
      'M10 78C8 42 34 16 70 16C102 16 122 40 120 74C119 84 108 86 96 84C72 78 46 80 26 88C16 90 11 86 10 78Z',
      slant('#8ADB4F', '#4FA42A'),
    ),
  ),
  shape('M30 68C34 48 46 34 62 28C50 42 46 56 46 66Z', '#1F3A12'),
  shape('M56 64C58 46 66 34 80 28C74 42 72 54 74 64Z', '#1F3A12'),
  shape('M84 66C84 52 88 40 96 36C104 46 108 58 106 70Z', '#1F3A12'),
  line('M22 74C26 50 40 30 60 23', '#E4FFCC', 3, 0.7),
  line('M34 92C38 108 46 118 58 120M88 92C80 108 70 118 58 120', '#3A3D4E', 4),
  box(50, 116, 14, 7, 3, '#15161F'),
])
