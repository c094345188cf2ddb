import { sketch } from './sketch.ts'

export const teaBox = sketch(({ slant, across, down, relief, shape, oval, line, box }) => [
  relief('#A8E0B6', '#0E4A24', 2, shape('M92 24L112 14V104L92 118Z', across('#1D7A3E', '#155E2E'))),
  relief('#B7EBC4', '#0E4A24', 2.4, box(16, 24, 76, 94, 4, slant('#3FAE63', '#1F7F41'))),
  relief('#CDF3D6', '#0E4A24', 1.4, shape('M16 24L36 12H112L92 24Z', down('#5CC47D', '#3BA05B'))),
  box(16, 34, 76, 6, 0, '#F2C14E'),
  box(16, 104, 76, 6, 0, '#F2C14E'),
  relief('#FFFFFF', '#A9A184', 1.2, oval(54, 72, 29, 27, '#FFF8E6')),
  shape('M54 54C64 60 64 74 54 84C44 74 44 60 54 54Z', down('#6CC26A', '#3D9645')),
  shape(
    'M36 66C46 64 54 72 54 86C44 86 36 78 36 66ZM72 66C62 64 54 72 54 86C64 86 72 78 72 66Z',
    down('#58B35C', '#2F8040'),
  ),
  line('M54 60V84', '#2F7A3A', 1.6),
])
