import { sketch } from './sketch.ts'

export const washingMachine = sketch(({ down, slant, glow, relief, box, oval, shape, line }) => [
  box(26, 114, 12, 6, 2, '#3A374A'),
  box(90, 114, 12, 6, 2, '#3A374A'),
  relief('#FFFFFF', '#8B88A0', 2.4, box(18, 8, 92, 108, 9, slant('#F8F7FB', '#CFCCDB'))),
  line('M20 34H108', '#B7B4C6', 1.6),
  box(26, 16, 28, 11, 3, '#DAD8E4'),
  relief('#FFFFFF', '#7B7890', 1, oval(67, 21, 7, 7, down('#D9D7E3', '#A29FB4'))),
  box(80, 16, 22, 11, 3, '#2B2940'),
  box(84, 20, 9, 3, 1.5, '#57D5FF'),
  relief('#FFFFFF', '#77748B', 2, oval(64, 74, 33, 33, slant('#D5D3DF', '#A5A2B6'))),
  oval(64, 74, 26, 26, '#33304A'),
  oval(64, 74, 24, 24, glow('#9BE4FF', '#3D9CF0', '#2B5CC0')),
  shape('M41 80C48 70 56 86 64 79S80 72 87 80C85 91 75 98 64 98S43 91 41 80Z', '#E9F8FF', 0.75),
  oval(54, 72, 4, 4, '#FFFFFF', 0.75),
  oval(72, 66, 3, 3, '#FFFFFF', 0.7),
  oval(66, 75, 2, 2, '#FFFFFF', 0.7),
  line('M48 66C50 59 55 56 60 55', '#FFFFFF', 3, 0.7),
])
