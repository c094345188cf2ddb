import { sketch } from './sketch.ts'

export const shampoo = sketch(({ down, across, relief, box, oval, shape, line }) => [
  line('M44 14H66', '#E9E8F0', 8),
  relief(
    '#FFFFFF',
    '#8E8AA3',
    1.2,
    box(59, 8, 14, 22, 4, across('#F3F2F7', '#BDBACB')),
    box(38, 10, 30, 9, 4.5, down('#F3F2F7', '#CBC8D9')),
  ),
  relief('#FFFFFF', '#8E8AA3', 1.6, box(48, 28, 36, 14, 4, across('#D8D5E2', '#F5F4F9', '#B9B6C8'))),
  relief(
    '#A9F0DC',
    '#0C6A58',
    2.6,
    shape(
      'M42 42H86C96 46 100 54 100 64V108C100 116 96 120 88 120H40C32 120 28 116 28 108V64C28 54 32 46 42 42Z',
      across('#2CB595', '#58D9B8', '#1F9479'),
    ),
  ),
  relief('#FFFFFF', '#A6CFC2', 1.2, box(36, 62, 56, 42, 8, '#F3FBF8')),
  shape('M64 68C72 76 76 82 76 88A12 12 0 0 1 52 88C52 82 56 76 64 68Z', down('#6BD9F2', '#2E9BD9')),
  oval(60, 88, 3, 5, '#FFFFFF', 0.7),
  line('M35 56V108', '#FFFFFF', 3, 0.35),
])
