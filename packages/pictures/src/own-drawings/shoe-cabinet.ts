import { sketch } from './sketch.ts'

export const shoeCabinet = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#FFFFFF', '#8A8FA0', 2.2, box(20, 8, 88, 108, 4, slant('#F2F3F7', '#C8CCD8'))),
  relief('#FFFFFF', '#8A8FA0', 1.8, shape('M26 16H102V42H26Z', down('#FFFFFF', '#DADDE6'))),
  line('M56 22H72', '#8A8FA0', 3),
  box(26, 50, 76, 28, 2, '#5B6070'),
  relief('#C98F5C', '#43220D', 1.2, shape('M32 76V66C36 62 39 64 40 67C46 70 54 70 60 74V76Z', '#A5663A')),
  relief('#FFFFFF', '#7A2A2A', 1.2, shape('M66 76V63C70 60 74 62 76 66C82 70 90 70 97 74V76Z', '#D9534F')),
  box(66, 73.5, 31, 3.4, 1, '#FFFFFF'),
  box(26, 84, 76, 28, 2, '#5B6070'),
  relief('#6C7086', '#0E0F16', 1.2, shape('M32 110V96C38 99 44 102 50 106L60 109V110H49L36 104V110Z', '#2B2D3A')),
  relief('#BFE3FF', '#1D4A74', 1.2, shape('M66 110V97C70 94 74 96 76 100C82 104 90 104 97 108V110Z', '#4A92D6')),
  box(66, 107.5, 31, 3.2, 1, '#FFFFFF'),
  box(26, 116, 10, 6, 1.5, '#8A8FA0'),
  box(92, 116, 10, 6, 1.5, '#8A8FA0'),
])
