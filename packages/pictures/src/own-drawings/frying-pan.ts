import { sketch } from './sketch.ts'

export const fryingPan = sketch(({ down, slant, relief, box, oval, line, turned }) => [
  turned(
    28,
    relief('#8A90A8', '#0D0E18', 2, box(92, 57, 42, 14, 7, down('#565A70', '#23252F'))),
    relief('#A8703A', '#3A1B08', 1.4, box(104, 58, 30, 12, 6, down('#8F5A2E', '#5B3219'))),
    relief('#A6ACC4', '#0D0E18', 2.6, oval(54, 64, 50, 48, slant('#5B6078', '#2A2C3A'))),
    oval(54, 63, 42, 40, '#1E202B'),
    oval(54, 64, 38, 36, slant('#3A3D4E', '#262835')),
    line('M26 52C32 40 44 32 58 32', '#FFFFFF', 2.6, 0.28),
    oval(97, 64, 3, 3, '#C9CCDA'),
    oval(97, 64, 1.2, 1.2, '#5B6074'),
  ),
])
