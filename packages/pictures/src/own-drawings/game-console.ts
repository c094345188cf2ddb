import { sketch } from './sketch.ts'

export const gameConsole = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#6B7080', 2.2, shape('M66 6H92C98 6 100 10 100 16V98H66Z', slant('#F6F5FA', '#C4C2D2'))),
  relief('#55597A', '#0D0E18', 1.8, box(72, 10, 20, 90, 3, across('#33364A', '#14161F'))),
  box(80, 20, 4, 44, 2, '#57D5FF'),
  relief('#FFFFFF', '#6B7080', 1.8, box(60, 98, 46, 9, 4, '#3A3D4E')),
  relief(
    '#FFFFFF',
    '#7B7890',
    2.4,
    shape(
      'M18 68C26 62 36 66 42 66H54C60 66 70 62 78 68C88 80 92 106 86 114C80 120 72 110 66 102H30C24 110 16 120 10 114C4 106 8 80 18 68Z',
      slant('#FBFAFE', '#C9C6D8'),
    ),
  ),
  line('M26 76V88M20 82H32', '#3A3D4E', 5),
  oval(70, 76, 3, 3, '#F2604C'),
  oval(76, 82, 3, 3, '#F2B84B'),
  oval(64, 82, 3, 3, '#4A9CE0'),
  oval(70, 88, 3, 3, '#58AE66'),
  relief('#8A8EA6', '#0D0E18', 1.2, oval(38, 92, 6, 6, '#33364A'), oval(58, 92, 6, 6, '#33364A')),
])
