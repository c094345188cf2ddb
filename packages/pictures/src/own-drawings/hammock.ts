import { sketch } from './sketch.ts'

export const hammock = sketch(({ down, across, relief, box, shape, line }) => [
  relief(
    '#FFE4B8',
    '#4A2A0A',
    2,
    box(4, 8, 12, 114, 4, across('#9A6834', '#C08C50', '#7E5226')),
    box(112, 8, 12, 114, 4, across('#9A6834', '#C08C50', '#7E5226')),
  ),
  line('M14 34L30 58M14 34L26 66M14 34L36 54M114 34L98 58M114 34L102 66M114 34L92 54', '#D8C49A', 2.2),
  relief(
    '#FFFFFF',
    '#1E4A7A',
    2.6,
    shape(
      'M24 54C44 96 84 96 104 54C108 62 106 74 100 82C84 106 44 106 28 82C22 74 20 62 24 54Z',
      down('#5CA8E4', '#2E74B8'),
    ),
  ),
  line('M32 70C48 98 80 98 96 70M30 78C46 104 82 104 98 78', '#FFFFFF', 3, 0.85),
  line('M40 80C54 98 74 98 88 80', '#F2C43C', 3),
  line('M28 60L26 68M100 60L102 68M44 92V102M56 97V108M64 98V110M72 97V108M84 92V102', '#F4E6C0', 1.8),
])
