import { sketch } from './sketch.ts'

export const babyBouncer = sketch(({ slant, relief, oval, shape, line }) => [
  line('M14 106C30 122 84 122 112 110', '#8A92A2', 6),
  line('M14 105C30 121 84 121 112 109', '#D4DAE4', 2.2),
  line('M40 112L96 34', '#8A92A2', 6),
  line('M24 96C16 80 18 60 32 52', '#8A92A2', 5),
  relief(
    '#D6F0EA',
    '#1F6B60',
    2.8,
    shape(
      'M14 78C10 66 20 58 32 64C46 72 58 66 70 46C76 34 86 20 98 20C110 20 114 32 108 46C98 72 78 96 56 100C36 104 18 94 14 78Z',
      slant('#8AD8C8', '#4FB0A0'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#5FA89C',
    1.8,
    shape(
      'M30 80C28 72 36 70 44 74C56 76 68 66 78 50C84 40 92 30 98 32C104 34 102 44 96 54C86 72 70 88 52 90C40 90 32 88 30 80Z',
      slant('#FFFFFF', '#DDF2EC'),
    ),
  ),
  relief('#F6FFFC', '#7AB8AC', 1.4, oval(92, 40, 12, 9, '#F4FBF8')),
  line('M48 74L62 92M62 66L76 80', '#F08A6A', 5),
  relief('#FFD0C0', '#B84A2A', 1, oval(64, 80, 5, 5, '#F08A6A')),
  line('M46 62C44 30 60 14 82 14', '#8A92A2', 4),
  line('M58 30V40M72 18V28', '#8A92A2', 1.8),
  relief('#FFF0A8', '#8A6A08', 1.2, oval(58, 45, 6, 6, '#F6C43A')),
  relief('#FFD0E0', '#8A2A54', 1.2, oval(72, 33, 6, 6, '#F08CB0')),
])
