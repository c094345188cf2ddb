import { sketch } from './sketch.ts'

export const pedalBin = sketch(({ across, down, relief, box, shape, oval, line }) => [
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape('M28 36H100L96 112C96 116 93 118 89 118H39C35 118 32 116 32 112Z', across('#C3C9D4', '#F2F4F8', '#AEB5C2')),
  ),
  relief('#FFFFFF', '#4C5260', 2, shape('M24 36C24 18 104 18 104 36V42H24Z', down('#E6EAF0', '#A9B0BE'))),
  line('M24 42H104', '#7A8290', 2.6),
  oval(64, 22, 12, 3, '#FFFFFF', 0.6),
  relief('#8A90A0', '#16181F', 1.6, box(30, 110, 68, 9, 4, '#3A3F4A')),
  relief('#8A90A0', '#16181F', 1.4, box(52, 114, 24, 9, 4, '#22252D')),
  line('M44 50L47 106', '#FFFFFF', 5, 0.5),
])
