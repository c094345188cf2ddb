import { sketch } from './sketch.ts'

export const stapler = sketch(({ down, across, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#23262E',
    2,
    shape('M8 92H112C118 92 120 96 120 100V104H6V98C6 94 6 92 8 92Z', down('#4A505C', '#2A2E36')),
  ),
  relief('#FFFFFF', '#4A5464', 1.4, shape('M10 84H70L74 92H8Z', across('#98A2B2', '#EEF2F7', '#8A94A4'))),
  relief('#FFFFFF', '#4A5464', 1.4, shape('M6 72L100 62L106 74L10 84Z', across('#B4BCC8', '#F2F5FA', '#A4AEBC'))),
  relief(
    '#FFC8C0',
    '#6A100A',
    2.6,
    shape(
      'M4 58C4 50 12 46 22 44L96 30C112 28 122 42 122 58C122 74 118 88 112 92H98C104 82 104 74 98 66L14 74C6 74 4 66 4 58Z',
      down('#E8564A', '#C0281E'),
    ),
  ),
  line('M18 52L92 38', '#FFFFFF', 3.4, 0.6),
  oval(108, 62, 5, 5, '#8E140C'),
  ...[34, 58, 82].map((x) => line(`M${x} 118V112H${x + 14}V118`, '#98A2B2', 2.4)),
])
