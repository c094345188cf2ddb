import { sketch } from './sketch.ts'

export const elasticBandage = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#FFF0DC', '#9A6A3C', 2.2, shape('M62 100H120C124 100 124 112 120 112H62Z', down('#F3D9B8', '#DDB88C'))),
  line('M72 103V109M80 103V109M88 103V109M96 103V109M104 103V109M112 103V109', '#C49A6C', 1.6),
  relief(
    '#FFF0DC',
    '#9A6A3C',
    2.4,
    shape(
      'M8 56C8 36 26 26 52 26S96 36 96 56V84C96 104 78 114 52 114S8 104 8 84Z',
      across('#EBCDA6', '#F6E0C2', '#DDB88C'),
    ),
  ),
  line('M12 70C22 82 82 82 92 70M12 82C22 94 82 94 92 82M14 94C26 105 78 105 90 94', '#C9A172', 1.8, 0.8),
  relief('#FFF8EC', '#9A6A3C', 1.6, oval(52, 54, 44, 26, '#F6E0C2')),
  line('M52 54C58 50 64 56 58 60S40 62 38 52S56 40 68 46S76 68 54 70S22 62 26 48S58 32 78 42', '#C9A172', 2.4),
  relief('#FFFFFF', '#6B7080', 1, box(74, 84, 14, 9, 2, '#C9CCDA')),
  line('M78 86V91M84 86V91', '#6B7080', 1.6),
])
