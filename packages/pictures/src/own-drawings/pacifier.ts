import { sketch } from './sketch.ts'

export const pacifier = sketch(({ down, slant, glow, relief, oval, shape, line, turned }) => [
  turned(
    35,
    relief('#FFF3DC', '#B07A3A', 2, shape('M54 52C44 40 44 8 64 6C84 8 84 40 74 52Z', down('#FBE2B8', '#EBC083'))),
    line('M56 20C56 16 58 13 61 12', '#FFFFFF', 3.5, 0.8),
    relief(
      '#C8E9FF',
      '#1F6BB0',
      2.6,
      shape('M14 62C14 48 40 46 64 46S114 48 114 62C114 76 84 82 64 82S14 76 14 62Z', slant('#6FC3FA', '#3690E0')),
    ),
    oval(30, 63, 4, 3, '#2467A8'),
    oval(98, 63, 4, 3, '#2467A8'),
    line('M50 84C40 122 88 122 78 84', '#FFC94D', 7),
    line('M50 86C42 118 86 118 79 88', '#FFE9A6', 2),
    relief('#FFFFFF', '#2467A8', 1.6, oval(64, 70, 17, 12, glow('#FFFFFF', '#D5EAFA'))),
    shape('M64 75C58 71 57 66 61 65C63 65 64 66 64 68C64 66 65 65 67 65C71 66 70 71 64 75Z', '#FF7F96'),
  ),
])
