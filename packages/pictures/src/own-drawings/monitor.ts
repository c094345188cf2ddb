import { sketch } from './sketch.ts'

export const monitor = sketch(({ down, across, slant, relief, box, shape }) => [
  relief('#C9C7D6', '#5E5B72', 1.4, shape('M54 84H74L77 110H51Z', across('#9693A8', '#7B788F'))),
  relief('#E2E0EC', '#6A677E', 1.4, box(36, 107, 56, 9, 4.5, down('#B5B2C6', '#8D8AA0'))),
  relief('#6C6884', '#1D1B29', 1.6, box(8, 12, 112, 80, 6, slant('#4A475C', '#302D3F'))),
  box(12, 16, 104, 68, 3, slant('#63E2FF', '#2FA8FF', '#3A6BF0')),
  shape(
    'M12 62C34 44 52 70 74 54S104 46 116 56V81A3 3 0 0 1 113 84H15A3 3 0 0 1 12 81Z',
    across('#1E7FE0', '#4FB5FF'),
    0.7,
  ),
  shape('M15 16H60L26 84H15A3 3 0 0 1 12 81V19A3 3 0 0 1 15 16Z', '#FFFFFF', 0.14),
  box(60, 86.5, 8, 2.5, 1.2, '#8BE9B0'),
])
