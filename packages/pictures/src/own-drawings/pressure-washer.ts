import { sketch } from './sketch.ts'

export const pressureWasher = sketch(({ slant, relief, box, oval, shape, line }) => [
  line('M70 84C100 110 116 92 104 68S84 44 96 30', '#1E202C', 5),
  relief(
    '#FFE08A',
    '#8C5A08',
    2.4,
    shape(
      'M22 34C22 24 30 18 42 18H66C76 18 80 24 80 34V96C80 104 76 108 68 108H34C26 108 22 104 22 96Z',
      slant('#F7C93C', '#DD9A14'),
    ),
  ),
  shape('M30 18V8H72V18H64V14H38V18Z', '#2A2C3A'),
  relief('#55597A', '#0D0E18', 1.8, box(28, 58, 46, 42, 6, '#2E3044')),
  line('M34 66H68M34 74H68M34 82H68', '#15161F', 2.6),
  relief('#FFFFFF', '#5B6074', 1.4, oval(51, 38, 11, 11, '#F1F2F7')),
  line('M51 38V30', '#D23B3B', 2.6),
  relief('#7A7F96', '#0D0E18', 1.8, oval(28, 110, 13, 13, '#23252F'), oval(74, 110, 13, 13, '#23252F')),
  oval(28, 110, 5, 5, '#F7C93C'),
  oval(74, 110, 5, 5, '#F7C93C'),
  line('M96 32L112 14', '#1E202C', 6),
  relief('#7A7F96', '#0D0E18', 1.6, shape('M86 30L104 20L112 30L100 40L98 52H90Z', '#353849')),
  line('M110 18L120 4', '#F7C93C', 5),
  line('M122 4L127 2M122 8L127 9M119 1L120 -2', '#8FD0F0', 2),
])
