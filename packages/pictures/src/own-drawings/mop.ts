import { sketch } from './sketch.ts'

const strands = [26, 34, 42, 50, 58]

export const mop = sketch(({ across, down, slant, relief, box, shape, line, oval }) => [
  line('M88 6L50 78', '#8E97A8', 6),
  line('M87 6L49 78', '#D4DAE4', 2.4),
  relief('#FF9C8C', '#7E1F18', 1.4, shape('M38 74L58 82L54 92L32 84Z', slant('#E5544A', '#B93230'))),
  ...strands.map((x, at) =>
    line(`M${40 + at * 3} 88C${x} 96 ${x - 4} 108 ${x - 6} 120`, at % 2 === 0 ? '#F6F2E8' : '#D9D2C2', 7),
  ),
  relief(
    '#BFE3FF',
    '#1D4A74',
    2.4,
    shape('M70 74H120L114 118C114 121 112 122 109 122H81C78 122 76 121 76 118Z', across('#5AA2E0', '#3C7CC0')),
  ),
  relief('#DDF0FF', '#1D4A74', 1.4, oval(95, 74, 26, 7, down('#2F6BAA', '#4C91D2'))),
  line('M72 74C74 52 116 52 118 74', '#7D8798', 3.4),
  box(84, 90, 22, 10, 4, '#FFFFFF', 0.35),
])
