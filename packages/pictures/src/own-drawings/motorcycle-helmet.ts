import { sketch } from './sketch.ts'

export const motorcycleHelmet = sketch(({ slant, glow, relief, shape, line, oval }) => [
  relief('#55526A', '#0C0B12', 1.6, shape('M24 100H92C94 108 88 116 80 116H36C28 116 24 110 24 100Z', '#2B2939')),
  relief(
    '#FF9FA5',
    '#6E0A1E',
    2.8,
    shape(
      'M10 70C8 34 32 8 66 8C98 8 118 30 119 60L122 92C122 100 118 104 112 105L88 108C84 108 82 106 82 102L78 92H58C54 96 52 104 46 108C40 111 26 110 20 104C13 96 10 84 10 70Z',
      glow('#FF6672', '#D9263C', '#A3122B'),
    ),
  ),
  relief(
    '#8F8CA5',
    '#0F0E16',
    2,
    shape(
      'M54 50C62 40 84 36 116 44C119 54 119 64 117 74C94 82 74 80 60 74C52 70 50 58 54 50Z',
      slant('#3C4F7A', '#171D33'),
    ),
  ),
  shape('M60 54C68 46 84 44 102 45L86 74C74 74 66 72 62 69C57 66 57 58 60 54Z', slant('#A9CDF5', '#4C6FA8'), 0.65),
  line('M20 40C28 24 44 15 62 14', '#FFFFFF', 5, 0.55),
  line('M84 88H112M86 96H110', '#7C0F20', 4),
  shape('M62 8C60 20 58 30 50 40L42 40C48 30 50 20 50 10Z', '#FFFFFF', 0.85),
  oval(46, 66, 6, 6, glow('#F3F2F7', '#8E8BA1')),
])
