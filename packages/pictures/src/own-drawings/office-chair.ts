import { sketch } from './sketch.ts'

export const officeChair = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M64 96L34 112M64 96L94 112M64 96V116M64 96L46 104M64 96L82 104', '#3A3D4E', 6),
  ...[
    [32, 115],
    [96, 115],
    [64, 119],
  ].map(([x = 0, y = 0]) => oval(x, y, 6, 5, '#1A1C28')),
  relief('#C9CCDA', '#3A3D4E', 1.2, box(60, 78, 8, 22, 3, '#8A8EA6')),
  relief(
    '#7F9CD8',
    '#101C44',
    2.4,
    shape('M40 10C46 4 82 4 88 10C92 24 92 44 86 58H42C36 44 36 24 40 10Z', slant('#4A68B4', '#2C4484')),
  ),
  line('M46 18H82M44 28H84M44 38H84M46 48H82', '#1E3270', 2, 0.6),
  relief('#8A8EA6', '#14151F', 1.6, shape('M58 56H70V72H58Z', '#3A3D4E')),
  relief(
    '#7F9CD8',
    '#101C44',
    2.2,
    shape('M32 70C32 64 38 62 46 62H82C90 62 96 64 96 70C96 78 88 82 64 82S32 78 32 70Z', down('#5676C4', '#2C4484')),
  ),
  line('M30 46V66M98 46V66', '#3A3D4E', 5),
  relief('#8A8EA6', '#0D0E18', 1.6, box(18, 42, 22, 8, 4, '#2E3044'), box(88, 42, 22, 8, 4, '#2E3044')),
])
