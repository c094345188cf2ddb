import { sketch } from './sketch.ts'

export const creamJar = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#5E7F8F',
    2.4,
    shape('M12 66H116V100C116 110 108 116 98 116H30C20 116 12 110 12 100Z', across('#A9D6E2', '#E3F5F9', '#98C6D4')),
  ),
  relief('#FFFFFF', '#8FA9B4', 1.2, box(32, 78, 64, 24, 4, '#F7FCFD')),
  line('M42 86H86M50 94H78', '#7FAFBF', 3),
  relief('#FFFFFF', '#9A8FA0', 2, oval(64, 64, 53, 15, down('#F2EEF3', '#D8D2DB'))),
  shape(
    'M18 62C22 52 34 54 44 48C52 43 56 32 68 32C78 32 74 42 84 46C96 50 106 54 110 62C104 74 24 74 18 62Z',
    down('#FFFFFF', '#EFE6EE'),
  ),
  line('M34 60C46 58 54 52 58 46', '#DCCFDA', 3),
  line('M78 54C86 58 94 58 100 60', '#E3D8E1', 3),
  relief(
    '#FFFFFF',
    '#5E7F8F',
    2,
    shape(
      'M88 8L122 24C125 26 126 29 124 32L116 46C114 49 111 50 108 48L76 31C73 29 72 26 74 23L80 12C82 8 85 7 88 8Z',
      across('#BFE0E9', '#8CBFCF'),
    ),
  ),
])
