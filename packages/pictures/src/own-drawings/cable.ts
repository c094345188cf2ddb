import { sketch } from './sketch.ts'

export const cable = sketch(({ down, across, relief, box, line, oval }) => [
  line('M30 40C30 90 98 96 98 60C98 34 44 36 44 66C44 88 84 88 84 68C84 54 60 54 60 68', '#33363F', 8),
  line('M30 40C30 90 98 96 98 60C98 34 44 36 44 66C44 88 84 88 84 68C84 54 60 54 60 68', '#5A5F6C', 3),
  line('M98 60C100 84 106 90 106 96', '#33363F', 8),
  relief('#7C828F', '#0D0E14', 1.8, box(20, 18, 20, 26, 6, down('#4A4E5A', '#24262E'))),
  relief('#FFFFFF', '#5B6270', 1.2, box(23, 6, 14, 13, 2, across('#B7BECB', '#EEF1F5', '#A9B0BE'))),
  box(26, 9, 3, 4, 1, '#5B6270'),
  box(31, 9, 3, 4, 1, '#5B6270'),
  relief('#7C828F', '#0D0E14', 1.8, box(97, 92, 18, 22, 6, down('#4A4E5A', '#24262E'))),
  relief('#FFFFFF', '#5B6270', 1.2, box(100, 113, 12, 9, 4, across('#B7BECB', '#EEF1F5', '#A9B0BE'))),
  oval(106, 118, 3, 1.6, '#5B6270'),
])
