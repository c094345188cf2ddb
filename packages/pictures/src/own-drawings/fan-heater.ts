import { sketch } from './sketch.ts'

export const fanHeater = sketch(({ down, across, glow, relief, box, oval, line }) => [
  relief('#FFFFFF', '#7B788F', 1.4, box(34, 110, 60, 10, 5, down('#DAD8E4', '#A29FB4'))),
  relief('#FFFFFF', '#7B788F', 1.2, box(59, 88, 10, 24, 3, across('#E4E2EB', '#A5A2B6'))),
  relief('#FFFFFF', '#7B788F', 2.4, oval(64, 50, 44, 44, down('#EDECF2', '#B9B6C8'))),
  oval(64, 50, 37, 37, '#3A374B'),
  oval(64, 50, 35, 35, glow('#FFE08A', '#FF9F3D', '#E0431C')),
  line('M64 16V84M30 50H98M40 26L88 74M40 74L88 26', '#5B586F', 2.2, 0.75),
  line('M64 28A22 22 0 1 1 63.9 28M64 39A11 11 0 1 1 63.9 39', '#5B586F', 2.2, 0.75),
  relief('#FFFFFF', '#7B788F', 1, oval(64, 50, 6, 6, '#C9C7D6')),
])
