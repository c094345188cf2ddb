import { sketch } from './sketch.ts'

export const sewingMachine = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4A5464',
    1.6,
    box(84, 6, 12, 18, 3, '#D8365A'),
    box(80, 4, 20, 4, 2, '#B8844A'),
    box(80, 22, 20, 4, 2, '#B8844A'),
  ),
  line('M90 14C60 4 40 20 26 30', '#D8365A', 1.2),
  relief(
    '#FFFFFF',
    '#5A6E8A',
    2.8,
    shape('M14 30C14 26 18 24 24 24H104C114 24 118 30 118 38V100H88V58H40V76H14Z', down('#F6FAFE', '#C4D4E6')),
  ),
  relief('#FFFFFF', '#5A6E8A', 1.8, oval(118, 46, 7, 15, '#A8BCD2')),
  relief('#FFFFFF', '#2E5A84', 1.4, oval(100, 44, 9, 9, '#5CA0D8')),
  line('M100 44L104 38', '#FFFFFF', 2),
  box(44, 32, 34, 14, 3, '#DCE8F4'),
  line('M48 39H74', '#D8365A', 2),
  line('M26 76V94', '#7A8290', 3),
  relief('#FFFFFF', '#4A5464', 1, shape('M20 90H34L32 95H18Z', '#C4CCD8')),
  relief('#FFFFFF', '#5A6E8A', 2.4, box(4, 98, 120, 20, 5, across('#C4D4E6', '#EEF4FA', '#B4C6DA'))),
  shape('M6 94C20 90 40 99 60 95L62 99H6Z', '#F2B83C'),
  line('M10 96C22 93 38 99 54 97', '#A87410', 1, 0.9),
  line('M98 78H108M98 86H108', '#5A6E8A', 3),
])
