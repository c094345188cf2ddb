import { sketch } from './sketch.ts'

export const soundbar = sketch(({ down, slant, glow, relief, box, oval, line }) => [
  relief('#8A8FA0', '#0E0F16', 2.4, box(80, 18, 40, 64, 5, slant('#4A4F60', '#1E202A'))),
  oval(100, 54, 15, 15, '#0E0F16'),
  relief('#8A8FA0', '#0E0F16', 1.4, oval(100, 54, 12, 12, glow('#5A6074', '#22252F'))),
  oval(100, 54, 4.5, 4.5, '#8E97A8'),
  line('M88 28H112', '#6B7184', 2.4),
  relief('#9AA2B2', '#0E0F16', 2.4, box(2, 84, 124, 28, 9, down('#4A4F60', '#1E202A'))),
  ...Array.from({ length: 14 }, (_, at) =>
    [91, 97, 103].map((y) => oval(18 + at * 4.2, y, 1.2, 1.2, '#8E97A8')),
  ).flat(),
  ...Array.from({ length: 6 }, (_, at) => [91, 97, 103].map((y) => oval(92 + at * 4.2, y, 1.2, 1.2, '#8E97A8'))).flat(),
  oval(84, 97, 2.6, 2.6, '#7BF0C0'),
  box(12, 111, 12, 5, 2, '#0E0F16'),
  box(104, 111, 12, 5, 2, '#0E0F16'),
])
