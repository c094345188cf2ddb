import { sketch } from './sketch.ts'

export const paintCan = sketch(({ across, relief, oval, shape, line }) => [
  line('M24 40C24 -8 104 -8 104 40', '#8A8EA6', 3.6),
  relief(
    '#FFFFFF',
    '#5B6074',
    2.4,
    shape('M20 36H108V106C108 116 90 121 64 121S20 116 20 106Z', across('#E4E6EE', '#B4B8C6', '#E9EBF2')),
  ),
  relief(
    '#BFE4FF',
    '#16508C',
    1,
    shape('M20 52C40 60 88 60 108 52V98C88 107 40 107 20 98Z', across('#4F9CE0', '#2F78C0', '#4F9CE0')),
  ),
  relief('#FFFFFF', '#5B6074', 1.8, oval(64, 36, 44, 13, '#C9CCDA')),
  relief('#BFE4FF', '#16508C', 1.4, oval(64, 36, 37, 9.4, '#5BA8E8')),
  shape('M84 42C86 52 92 50 91 62C90 72 82 72 82 62C82 54 80 50 84 42Z', '#5BA8E8'),
  oval(24, 41, 3.4, 3.4, '#5B6074'),
  oval(104, 41, 3.4, 3.4, '#5B6074'),
])
