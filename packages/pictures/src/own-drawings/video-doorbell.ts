import { sketch } from './sketch.ts'

export const videoDoorbell = sketch(({ down, slant, glow, relief, box, oval, shape, line }) => [
  relief('#9AA2B2', '#0E0F16', 2.6, box(10, 6, 44, 116, 16, slant('#4A4F60', '#1E202A'))),
  oval(32, 32, 15, 15, '#0A0B10'),
  oval(32, 32, 10, 10, glow('#9AD8FF', '#1A3A6A')),
  oval(28.5, 28, 3, 3, '#FFFFFF', 0.8),
  ...[56, 61, 66].map((y) => line(`M26 ${y}H38`, '#7E8798', 2)),
  oval(32, 94, 17, 17, '#5FC8FF', 0.55),
  relief('#FFFFFF', '#4C5260', 1.8, oval(32, 94, 13, 13, down('#F4F6F9', '#AEB5C2'))),
  shape('M26 98C28 96 27 88 32 87C37 88 36 96 38 98ZM30 100H34C34 102 30 102 30 100Z', '#3A6BC8'),
  relief('#FFFFFF', '#6E7686', 2.2, box(64, 30, 60, 72, 7, slant('#FFFFFF', '#C9D0DC'))),
  box(69, 36, 50, 50, 3, '#1E2A44'),
  box(71, 38, 46, 46, 2, slant('#A8D8F0', '#6AA8D8')),
  oval(94, 56, 8, 9, '#F0C8A0'),
  shape('M85 54C85 44 103 44 103 54C98 50 90 50 85 54Z', '#5A3218'),
  shape('M78 84C78 70 86 66 94 66S110 70 110 84Z', '#E8584A'),
  ...[80, 94, 108].map((x) => oval(x, 94, 3, 3, x === 94 ? '#4CD97B' : '#9AA2B2')),
])
