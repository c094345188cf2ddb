import { sketch } from './sketch.ts'

export const cuttingBoard = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#FBE6BC',
    '#6A4414',
    2.6,
    shape(
      'M52 6H76C82 6 84 10 84 16V28H96C103 28 107 32 107 39V110C107 117 103 121 96 121H32C25 121 21 117 21 110V39C21 32 25 28 32 28H44V16C44 10 46 6 52 6Z',
      across('#D8A860', '#EBC588', '#CC9848'),
    ),
  ),
  relief('#8A6430', '#FBE6BC', 1, oval(64, 17, 6, 6, '#6A4414')),
  line(
    'M38 34C36 60 40 90 37 116M52 32C54 62 50 92 53 118M70 32C68 60 73 92 70 118M88 34C91 62 87 92 90 116',
    '#B8844A',
    1.6,
    0.7,
  ),
  line('M30 38H98V112H30Z', '#A8743A', 1.6, 0.6),
  box(30, 38, 2, 2, 1, '#A8743A'),
])
