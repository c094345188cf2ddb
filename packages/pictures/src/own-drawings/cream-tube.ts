import { sketch } from './sketch.ts'

export const creamTube = sketch(({ down, across, relief, box, shape, line }) => [
  relief('#FFFFFF', '#7FA88C', 1.2, box(44, 100, 40, 20, 4, across('#FFFFFF', '#D4E4DA'))),
  line('M50 104V117M56 104V117M62 104V117M68 104V117M74 104V117M80 104V117', '#A9C4B2', 1.4),
  relief(
    '#D4F4E0',
    '#2E6B48',
    2.4,
    shape('M30 8H98L88 94C88 99 84 101 78 101H50C44 101 40 99 40 94Z', across('#8FD0A8', '#6CB98A', '#94D6AE')),
  ),
  relief('#D4F4E0', '#2E6B48', 1.2, box(28, 5, 72, 10, 2, '#5FAA7C')),
  line('M32 10H96', '#D4F4E0', 1.4, 0.7),
  relief('#FFFFFF', '#A9C9B6', 1, shape('M42 36H86L83 80H45Z', '#F8FDF9')),
  shape('M64 42C74 48 76 56 70 62C62 66 56 60 57 52Z', down('#8FD68A', '#4FA45C')),
  line('M58 64C60 58 64 52 69 48', '#2E6B48', 1.4),
  line('M52 72H76', '#8FBCA0', 3),
])
