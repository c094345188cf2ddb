import { sketch } from './sketch.ts'

export const lighter = sketch(({ across, relief, box, oval, shape, line }) => [
  shape('M64 34C52 26 54 14 64 2C74 14 76 26 64 34Z', '#F6A82A'),
  shape('M64 33C57 28 58 20 64 12C70 20 71 28 64 33Z', '#FFE68A'),
  shape('M64 33C60 31 61 26 64 23C67 26 68 31 64 33Z', '#5AA2E0'),
  relief('#FFFFFF', '#4C5260', 1.8, box(44, 32, 40, 22, 3, across('#B9C0CC', '#F2F4F8', '#A4ACBA'))),
  ...[50, 57, 64].map((x) => oval(x, 42, 1.8, 1.8, '#59606E')),
  relief('#8A90A0', '#0D0E14', 1.2, oval(78, 34, 7, 7, '#4A4E5A')),
  line('M74 30L82 38M73 35L80 28M78 41L84 34', '#16181F', 1.2),
  relief('#FFFFFF', '#7E1F18', 1, box(82, 40, 10, 8, 2, '#D8362C')),
  relief('#FFB0A0', '#8E1A12', 2.8, box(44, 52, 40, 70, 6, across('#E2463A', '#FF7A6A', '#C7281F'))),
  box(50, 70, 28, 46, 4, '#FFD0C8', 0.45),
  line('M50 60V116', '#FFFFFF', 3.4, 0.6),
])
