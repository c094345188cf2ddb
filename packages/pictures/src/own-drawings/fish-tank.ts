import { sketch } from './sketch.ts'

export const fishTank = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#77748C', '#14121F', 2, box(6, 10, 116, 13, 5, down('#4B485E', '#2B2939'))),
  shape('M10 23H118V106H10Z', across('#CBE9F7', '#EAF7FD', '#BFE3F4')),
  shape('M10 34H118V106H10Z', down('#8FDCFA', '#3FA9E8', '#2A82CF')),
  line('M10 34C24 30 34 38 48 34S76 30 90 34S108 37 118 34', '#E3F7FF', 2.6, 0.9),
  line('M26 96C22 84 32 78 26 64M34 98C38 88 30 82 36 72', '#2FA35A', 5),
  line('M104 96C108 82 98 76 104 60M96 98C92 90 98 84 95 78', '#3FBF6B', 5),
  shape('M10 92C24 86 36 96 52 92S84 88 118 93V106H10Z', down('#F5D79A', '#D9AE62')),
  relief(
    '#FFD9A8',
    '#A8430A',
    1.8,
    shape('M46 62C54 50 72 50 80 60L92 52C94 60 94 66 92 74L80 66C72 76 54 74 46 62Z', down('#FFA63D', '#F0701C')),
  ),
  shape('M60 54C63 60 63 66 60 71M70 54C73 60 73 66 70 71', '#FFFFFF', 0.85),
  oval(53, 60, 2.2, 2.2, '#2B1A0C'),
  oval(42, 52, 2.4, 2.4, '#FFFFFF', 0.8),
  oval(38, 44, 1.8, 1.8, '#FFFFFF', 0.8),
  oval(44, 41, 1.4, 1.4, '#FFFFFF', 0.8),
  line('M16 28V100', '#FFFFFF', 3.5, 0.6),
  relief('#77748C', '#14121F', 2, box(6, 104, 116, 13, 5, down('#4B485E', '#2B2939'))),
])
