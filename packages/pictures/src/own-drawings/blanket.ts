import { sketch } from './sketch.ts'

export const blanket = sketch(({ down, relief, shape, line }) => [
  relief(
    '#FFF6E8',
    '#A8804C',
    2.2,
    shape(
      'M14 86C14 80 18 76 26 76H108C116 76 118 82 118 92S116 112 108 112H26C16 112 14 106 14 100Z',
      down('#F2D9A8', '#DDB878'),
    ),
  ),
  relief(
    '#FFF6E8',
    '#A8804C',
    2.2,
    shape(
      'M14 60C14 54 18 50 26 50H108C116 50 118 56 118 64S116 82 108 82H26C16 82 14 76 14 70Z',
      down('#F8E4BE', '#E4C48A'),
    ),
  ),
  relief(
    '#FFF6E8',
    '#A8804C',
    2.2,
    shape(
      'M14 34C14 26 18 22 26 22H108C116 22 118 30 118 38S116 56 108 56H26C16 56 14 50 14 44Z',
      down('#FCEFD6', '#ECD2A0'),
    ),
  ),
  line('M22 30H110M24 58H112M24 86H112', '#CCA25E', 1.8, 0.7),
  ...[24, 36, 48, 60, 72, 84, 96, 108].map((x) => line(`M${x} 112L${x - 2} 121`, '#E4C48A', 3.4)),
  relief('#FFFFFF', '#C97A8C', 1.4, shape('M88 22H104V112H88Z', '#F0A8B6')),
  line('M92 22V112M100 22V112', '#FFF0F3', 1.6, 0.8),
])
