import { sketch } from './sketch.ts'

export const wallArt = sketch(({ slant, relief, box, oval, shape }) => [
  relief('#E5B988', '#4F2A10', 2.6, box(10, 18, 108, 92, 3, slant('#B47B47', '#85532A'))),
  relief('#FFFFFF', '#B5A894', 1.2, box(18, 26, 92, 76, 1, '#FBF8F0')),
  box(28, 35, 72, 58, 1, '#8CC8E4'),
  shape('M28 93V76C42 62 54 78 68 66S90 60 100 68V93Z', '#E2A25C'),
  oval(80, 50, 8, 8, '#FFF3B8'),
])
