import { sketch } from './sketch.ts'

export const petBed = sketch(({ down, glow, relief, oval, shape, line }) => [
  relief('#F3D9B8', '#5C3A1C', 2.8, oval(64, 60, 58, 34, glow('#D9AE7C', '#B5834E', '#96663A'))),
  relief('#6B4524', '#F3D9B8', 2, oval(64, 62, 43, 22, '#8A5C33')),
  relief('#FFFFFF', '#C4AE96', 2.4, oval(64, 67, 40, 18, glow('#FFF9F0', '#F5E6D3', '#DCC3A5'))),
  line('M46 64C52 60 58 60 62 63M74 72C80 70 84 66 86 64', '#D0B595', 2, 0.9),
  relief(
    '#F3D9B8',
    '#5C3A1C',
    2.8,
    shape(
      'M6 62C8 74 24 86 44 86C50 80 78 80 84 86C104 86 120 74 122 62C126 90 112 112 64 112S2 90 6 62Z',
      down('#CFA06C', '#9A6A3C'),
    ),
  ),
  relief(
    '#FFF3E3',
    '#7A5028',
    1.2,
    oval(64, 100, 6, 4.6, '#FBE9D2'),
    oval(56, 95, 2.8, 3.2, '#FBE9D2'),
    oval(61.5, 91.5, 2.6, 3.2, '#FBE9D2'),
    oval(67, 91.5, 2.6, 3.2, '#FBE9D2'),
    oval(72.5, 95, 2.8, 3.2, '#FBE9D2'),
  ),
])
