import { sketch } from './sketch.ts'

export const pendantLamp = sketch(({ across, down, relief, box, oval, shape, line }) => [
  line('M64 10V36', '#8A8F98', 2.4),
  relief('#FFFFFF', '#5B6470', 1.4, box(48, 4, 32, 9, 4, across('#9AA3AE', '#DDE2E8', '#87909B'))),
  relief('#FFFFFF', '#2F6475', 2, box(57, 32, 14, 14, 4, across('#4B9CB0', '#8FD0DE', '#2F7688'))),
  relief(
    '#FFFFFF',
    '#2F6475',
    2.6,
    shape(
      'M56 44H72C94 48 112 66 116 92C116 96 114 98 110 98H18C14 98 12 96 12 92C16 66 34 48 56 44Z',
      across('#4B9CB0', '#8FD0DE', '#2F7688'),
    ),
  ),
  oval(64, 98, 50, 7, '#FFF3CC'),
  relief('#FFFFFF', '#D9A03C', 1.6, oval(64, 101, 15, 13, down('#FFF1B8', '#FFCE4D'))),
  line('M34 62C26 70 22 78 21 86', '#FFFFFF', 4, 0.5),
])
