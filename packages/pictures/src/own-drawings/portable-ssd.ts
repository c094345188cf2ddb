import { sketch } from './sketch.ts'

export const portableSsd = sketch(({ across, slant, relief, box, oval, line }) => [
  relief('#BFE3FF', '#12324E', 2.6, box(10, 38, 76, 52, 13, slant('#5A9ED6', '#2C6398'))),
  relief('#BFE3FF', '#12324E', 1.4, box(20, 48, 56, 32, 6, slant('#4688C2', '#3876B0'))),
  line('M40 57H31V64.5H40V72H31M54 57H45V64.5H54V72H45M59 57V72H63C70 72 70 57 63 57Z', '#DDF0FF', 3),
  oval(78, 46, 2.4, 2.4, '#7BF0C0'),
  relief('#FFFFFF', '#4C5260', 1.2, box(84, 58, 10, 12, 2, across('#B7BECB', '#F4F6F9'))),
  line('M96 64C114 64 122 74 112 88C104 100 92 98 92 110', '#2B2E3A', 6),
  relief('#8A8FA0', '#0E0F16', 1.2, box(84, 104, 16, 14, 4, '#3A3F4E')),
  relief('#FFFFFF', '#4C5260', 1, box(87, 117, 10, 7, 3, '#C9D0DC')),
])
