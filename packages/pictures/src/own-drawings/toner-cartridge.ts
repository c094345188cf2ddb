import { sketch } from './sketch.ts'

export const tonerCartridge = sketch(({ down, relief, box, oval, shape, line }) => [
  relief('#9AA2B2', '#0E0F16', 2.4, shape('M8 56L22 38H112L120 50V84L108 98H16L8 88Z', down('#5A6074', '#22252F'))),
  relief('#8A8FA0', '#0E0F16', 1.8, shape('M22 38H112L106 56H16Z', down('#7A8096', '#4A4F60'))),
  relief('#BFF0E0', '#0A3A34', 1.6, box(18, 84, 92, 16, 8, down('#3CB8A0', '#1A7A6C'))),
  line('M24 89H104', '#BFF0E0', 2, 0.7),
  relief('#8A8FA0', '#0E0F16', 1.4, oval(114, 90, 7, 10, '#3A3F4E')),
  oval(114, 90, 3, 4.5, '#9AA2B2'),
  relief('#FFFFFF', '#8A8FA0', 1, box(30, 60, 44, 18, 2, '#F4F6F9')),
  box(34, 64, 12, 10, 1, '#2B2E3A'),
  line('M51 66H70M51 72H64', '#8E97A8', 2.4),
  relief('#8A8FA0', '#0E0F16', 1.4, shape('M40 38C42 24 82 24 84 38H76C74 32 50 32 48 38Z', '#3A3F4E')),
])
