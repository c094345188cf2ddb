import { sketch } from './sketch.ts'

export const glueStick = sketch(({ across, relief, box, oval, line }) => [
  relief('#FFFFFF', '#B6B0A0', 1.6, box(48, 26, 32, 34, 6, across('#FFFFFF', '#FBF8EC', '#DCD6C2'))),
  relief('#FFE79A', '#A86A06', 2.4, box(42, 50, 44, 62, 4, across('#F7B928', '#FFD25E', '#E09A12'))),
  relief('#FFFFFF', '#B4AFA2', 1, box(42, 64, 44, 32, 0, across('#FFF9E4', '#FFFFFF', '#EFE6CC'))),
  line('M52 75H76M52 84H68', '#D98A10', 4),
  relief('#FF9A8C', '#8E1420', 2, box(46, 110, 36, 14, 4, across('#D9362F', '#F0574C', '#C02A28'))),
  line('M54 113V121M62 113V121M70 113V121M76 113V121', '#A41E22', 1.8),
  relief('#FF9A8C', '#8E1420', 2, box(92, 78, 30, 46, 6, across('#D9362F', '#F0574C', '#C02A28'))),
  oval(107, 82, 12, 3, '#A41E22', 0.55),
])
