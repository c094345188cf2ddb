import { sketch } from './sketch.ts'

export const girlsDress = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFE0EA',
    '#7A1F4A',
    2,
    oval(36, 34, 13, 12, slant('#F49AB8', '#DA6E94')),
    oval(92, 34, 13, 12, slant('#F49AB8', '#DA6E94')),
  ),
  relief(
    '#FFE0EA',
    '#7A1F4A',
    2.6,
    shape(
      'M44 20C52 30 76 30 84 20L92 28L86 62C98 78 110 96 116 112C100 122 28 122 12 112C18 96 30 78 42 62L36 28Z',
      slant('#F7A8C2', '#DA6E94'),
    ),
  ),
  shape('M44 20C52 32 76 32 84 20L88 24C80 40 48 40 40 24Z', '#FFFFFF'),
  relief('#FFFFFF', '#8A2A56', 1.2, box(41, 56, 46, 9, 3, '#C9487C')),
  shape('M64 60L46 50C40 48 40 74 46 72ZM64 60L82 50C88 48 88 74 82 72Z', '#C9487C'),
  oval(64, 61, 5, 5, '#A8326A'),
  line('M50 68C44 84 36 100 30 116M64 70V120M78 68C84 84 92 100 98 116', '#C0587E', 1.8, 0.6),
  line('M13 111C28 106 34 118 48 114S68 120 80 115S100 118 115 111', '#FFFFFF', 4, 0.95),
])
