import { sketch } from './sketch.ts'

export const pressureCooker = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#A0A4B0',
    '#14161C',
    2,
    box(96, 50, 30, 12, 6, down('#4A4E5A', '#24272E')),
    box(96, 66, 28, 11, 5, down('#4A4E5A', '#24272E')),
    box(4, 66, 18, 12, 6, down('#4A4E5A', '#24272E')),
  ),
  relief(
    '#FFFFFF',
    '#4A5464',
    2.6,
    shape('M16 60H104V104C104 113 97 119 88 119H32C23 119 16 113 16 104Z', across('#A8B2C0', '#F2F5FA', '#98A2B2')),
  ),
  relief(
    '#FFFFFF',
    '#4A5464',
    2,
    shape('M12 60C12 44 34 36 60 36S108 44 108 60Z', across('#B4BCC8', '#F6F8FC', '#A4AEBC')),
  ),
  relief('#FFFFFF', '#4A5464', 1.4, box(10, 57, 100, 9, 4, across('#8A94A4', '#D8DEE8', '#7A8494'))),
  relief('#A0A4B0', '#14161C', 1.8, box(46, 22, 28, 16, 5, down('#4A4E5A', '#24272E'))),
  relief('#FFC8B8', '#6A1A10', 1.2, box(78, 26, 9, 14, 3, '#D8402C')),
  line('M82 22C80 16 86 14 83 8M90 20C88 15 93 13 91 8', '#B8C0CC', 2.4, 0.8),
  line('M26 70V108', '#FFFFFF', 5, 0.6),
  oval(60, 92, 15, 12, '#8A94A4', 0.35),
  shape('M60 84C64 89 66 92 66 96C66 101 54 101 54 96C54 92 56 89 60 84Z', '#E2742C'),
])
