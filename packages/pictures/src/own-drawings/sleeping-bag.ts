import { sketch } from './sketch.ts'

export const sleepingBag = sketch(({ slant, down, glow, relief, oval, shape, line }) => [
  relief(
    '#FFD0A6',
    '#8C3A08',
    2.6,
    shape(
      'M64 6C92 6 104 24 104 46C104 74 92 98 88 112C86 119 80 121 64 121S42 119 40 112C36 98 24 74 24 46C24 24 36 6 64 6Z',
      slant('#FA9A4B', '#E0661F'),
    ),
  ),
  line('M31 68C48 76 80 76 97 68M36 88C50 95 78 95 92 88M41 106C52 111 76 111 87 106', '#B84C10', 2, 0.65),
  relief('#FFE3C9', '#7A3108', 2, oval(64, 36, 29, 25, down('#4A5F8F', '#2E3F69'))),
  oval(64, 38, 22, 18, '#22304F'),
  relief(
    '#FFFFFF',
    '#9FA9C2',
    1.8,
    shape('M44 40C44 34 52 32 64 32S84 34 84 40V50C78 56 50 56 44 50Z', glow('#FFFFFF', '#D5DCEB')),
  ),
  line('M78 60C78 84 76 104 72 118', '#FFE9CC', 2.6),
  relief('#FFF3C9', '#8A6210', 0.8, oval(78, 64, 3.5, 4.5, '#F5C04A')),
])
