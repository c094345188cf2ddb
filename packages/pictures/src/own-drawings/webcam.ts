import { sketch } from './sketch.ts'

export const webcam = sketch(({ slant, glow, relief, box, oval, shape, line }) => [
  relief(
    '#8A8FA0',
    '#0E0F16',
    1.8,
    shape('M48 80H80L92 116C93 120 90 121 87 121H41C38 121 35 120 36 116Z', slant('#4A4F60', '#22252F')),
  ),
  line('M42 102H86', '#14161F', 2, 0.7),
  relief('#9AA2B2', '#0E0F16', 2.6, box(8, 26, 112, 56, 28, slant('#5A6074', '#22252F'))),
  oval(64, 54, 25, 25, '#0E0F16'),
  relief('#8A8FA0', '#0E0F16', 1.8, oval(64, 54, 21, 21, '#3A3F4E')),
  oval(64, 54, 14, 14, glow('#9AD8FF', '#1A3A6A')),
  oval(59, 48, 4, 4, '#FFFFFF', 0.8),
  oval(102, 54, 3.4, 3.4, '#7BF0C0'),
  ...[22, 28].map((x) => line(`M${x} 48V60`, '#14161F', 2.4)),
])
