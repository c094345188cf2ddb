import { sketch } from './sketch.ts'

export const birdCage = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M64 4V14', '#C98A1C', 4),
  relief('#FFF2BF', '#8A5608', 1, oval(64, 7, 6, 5, '#F7D469')),
  shape('M24 104V54C24 30 42 14 64 14S104 30 104 54V104Z', '#FFF9E4', 0.55),
  line('M30 76H98', '#8F5A2E', 4),
  relief(
    '#FFF2A8',
    '#8C7A08',
    1.8,
    shape('M52 74C46 62 50 46 62 44C74 44 80 54 78 64C78 72 72 76 64 76Z', slant('#9BE86A', '#4FB23A')),
  ),
  relief('#FFF6C4', '#A8860C', 1.2, oval(61, 46, 10, 9, '#F7E05C')),
  oval(58, 44, 1.8, 1.8, '#2A2010'),
  shape('M51 46L45 49L52 51Z', '#E8842C'),
  shape('M66 56C76 56 78 66 74 76C66 74 62 62 66 56Z', '#3A9448'),
  shape('M70 74L76 94L82 92L78 70Z', '#3A8AC4'),
  line(
    'M24 104V54C24 30 42 14 64 14S104 30 104 54V104M36 104V50C36 32 50 16 64 15M92 104V50C92 32 78 16 64 15M50 104V42C51 28 58 18 64 15M78 104V42C77 28 70 18 64 15M64 15V104',
    '#D79C24',
    2.8,
  ),
  line('M24 58H104', '#D79C24', 2.4),
  relief('#FFF2BF', '#8A5608', 2.2, box(16, 100, 96, 20, 6, down('#F7D469', '#C98A1C'))),
])
