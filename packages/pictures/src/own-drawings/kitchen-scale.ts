import { sketch } from './sketch.ts'

export const kitchenScale = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7A8698',
    2.2,
    shape('M24 30H104C102 56 88 66 64 66S26 56 24 30Z', across('#C8D4E2', '#FFFFFF', '#B8C6D6')),
  ),
  relief('#FFFFFF', '#7A8698', 1.4, oval(64, 30, 40, 9, '#EAF0F6')),
  relief('#FFFFFF', '#C8B48A', 1.2, oval(64, 28, 33, 9, '#FBF6EA'), oval(58, 22, 16, 8, '#FFFDF4')),
  relief('#FFFFFF', '#4A5464', 2, box(22, 64, 84, 9, 4, across('#98A2B2', '#EEF2F7', '#8A94A4'))),
  relief(
    '#FFFFFF',
    '#3A4A5E',
    2.6,
    shape('M24 72H104L118 110C119 116 116 120 110 120H18C12 120 9 116 10 110Z', down('#5A6E8A', '#38485E')),
  ),
  relief('#1E2A1E', '#E8F4E0', 1.2, box(40, 84, 48, 20, 3, '#BCD8A8')),
  line('M48 89V99M54 89H60V94H54V99H60M66 89H72V94M72 99H66V94H72', '#1E3A1E', 2),
  oval(28, 100, 5, 4, '#8CA4C0'),
  oval(100, 100, 5, 4, '#8CA4C0'),
  shape('M20 112H108V114H20Z', '#FFFFFF', 0.25),
])
