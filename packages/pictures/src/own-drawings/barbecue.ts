import { sketch } from './sketch.ts'

export const barbecue = sketch(({ down, slant, glow, relief, box, oval, shape, line }) => [
  line('M46 84L30 120M82 84L98 120M64 88V114', '#4A5060', 5),
  line('M38 104H90', '#7D8596', 3),
  relief('#8A90A0', '#16181F', 1.6, oval(32, 117, 7, 7, '#2B2E38')),
  relief('#F2A08C', '#5E1410', 2.6, shape('M16 62H112C110 80 92 92 64 92S18 80 16 62Z', down('#C8402F', '#8E2219'))),
  relief('#C4CAD6', '#3A3F4C', 1.4, box(14, 56, 100, 8, 4, down('#A7AEBC', '#6E7585'))),
  relief('#F7B3A0', '#5E1410', 2.6, shape('M18 56C20 34 40 22 64 22S108 34 110 56Z', slant('#DA4C38', '#9A281D'))),
  line('M30 48C34 38 44 31 56 29', '#FFD9CE', 3, 0.7),
  relief('#D9A36B', '#4A2810', 1.4, box(52, 12, 24, 7, 3.5, down('#A86A34', '#7A4519'))),
  line('M56 19V24M72 19V24', '#4A5060', 3),
  relief('#FFFFFF', '#3A3F4C', 1, oval(84, 42, 7, 7, glow('#FFFFFF', '#D6DAE2'))),
  line('M84 42L87 38', '#C8402F', 2),
])
