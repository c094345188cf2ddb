import { sketch } from './sketch.ts'

export const plushPanda = sketch(({ slant, glow, relief, oval, line }) => [
  relief('#6E7080', '#08080E', 2, oval(34, 24, 14, 14, '#2E2F3A'), oval(94, 24, 14, 14, '#2E2F3A')),
  relief('#6E7080', '#08080E', 2, oval(26, 84, 15, 19, '#33343F'), oval(102, 84, 15, 19, '#33343F')),
  relief('#FFFFFF', '#A9A6B8', 2.4, oval(64, 92, 36, 30, slant('#FFFFFF', '#D9D6E2'))),
  relief('#FFFFFF', '#A9A6B8', 2.4, oval(64, 46, 40, 35, glow('#FFFFFF', '#F4F2F8', '#D4D1DE'))),
  oval(48, 47, 10, 12, '#2E2F3A'),
  oval(80, 47, 10, 12, '#2E2F3A'),
  oval(50, 45, 4, 4.6, '#FFFFFF'),
  oval(78, 45, 4, 4.6, '#FFFFFF'),
  oval(50, 46, 2.4, 3, '#14151F'),
  oval(78, 46, 2.4, 3, '#14151F'),
  oval(64, 58, 5, 3.6, '#2E2F3A'),
  line('M64 61C62 67 56 67 54 64M64 61C66 67 72 67 74 64', '#2E2F3A', 2),
  relief('#6E7080', '#08080E', 2, oval(38, 112, 18, 13, '#33343F'), oval(90, 112, 18, 13, '#33343F')),
  oval(36, 113, 7, 5.4, '#F4B9C4'),
  oval(92, 113, 7, 5.4, '#F4B9C4'),
  line('M46 82C56 78 72 78 82 82', '#D9D6E2', 2),
])
