import { sketch } from './sketch.ts'

export const flourBag = sketch(({ across, slant, down, relief, shape, line, box }) => [
  relief('#FFFFFF', '#A68B5E', 2.4, box(24, 22, 80, 98, 5, across('#F7ECD5', '#FFFBF0', '#E3D0A8'))),
  relief('#FFFFFF', '#A68B5E', 1.4, shape('M24 26L34 8H94L104 26Z', down('#FFF8E8', '#E8D7B2'))),
  line('M26 24H102', '#C9B184', 1.6),
  shape('M24 44H104V56H24ZM24 104H104V112H24Z', slant('#E8524A', '#C7312F')),
  line('M40 50H88', '#FFFFFF', 3.6),
  line('M64 100V70', '#C98A22', 2.6),
  relief(
    '#FFE9A8',
    '#A86606',
    1,
    shape(
      'M64 74C58 70 58 64 64 59C70 64 70 70 64 74ZM62 82C54 82 50 77 50 70C58 70 62 75 62 82ZM66 82C74 82 78 77 78 70C70 70 66 75 66 82ZM62 93C54 93 50 88 50 81C58 81 62 86 62 93ZM66 93C74 93 78 88 78 81C70 81 66 86 66 93Z',
      '#F2B53C',
    ),
  ),
])
