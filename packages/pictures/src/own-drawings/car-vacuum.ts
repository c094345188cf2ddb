import { sketch } from './sketch.ts'

export const carVacuum = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#9AA0B2', '#0D0E14', 2, shape('M4 86L36 68L44 92L10 104C5 106 2 104 2 98V90Z', slant('#4A4F5E', '#22252F'))),
  relief(
    '#FFFFFF',
    '#4A6A8A',
    2,
    shape('M34 62C40 56 52 54 60 56L64 98C56 102 46 102 40 98Z', across('#CFE4F4', '#F4FAFE', '#A8C6DE')),
  ),
  shape('M40 82C48 78 56 80 62 84L63 96C56 100 47 100 42 96Z', '#9A8A70', 0.75),
  relief(
    '#FFB8A0',
    '#7A1F10',
    2.6,
    shape('M56 50H104C116 50 122 60 122 74S116 100 104 100H58Z', slant('#EF6A4A', '#C23A24')),
  ),
  relief(
    '#9AA0B2',
    '#0D0E14',
    2.2,
    shape('M58 52C62 28 84 18 104 24C118 28 122 42 116 54L104 52C108 42 106 36 98 34C86 30 74 38 72 52Z', '#2C303C'),
  ),
  oval(100, 75, 12, 12, '#8A2A18'),
  line('M94 69H106M92 75H108M94 81H106', '#FFD0C0', 2.4),
  relief('#FFFFFF', '#5B6270', 0.8, box(84, 22, 14, 6, 3, '#58D66A')),
  line('M118 92C124 104 118 112 106 112S86 116 80 122', '#22252F', 3.6),
])
