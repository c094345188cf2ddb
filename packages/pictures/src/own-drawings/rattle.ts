import { sketch } from './sketch.ts'

export const rattle = sketch(({ across, glow, relief, box, oval, shape, line, turned }) => [
  turned(
    30,
    relief('#F6D9B3', '#7A4A22', 2, box(57, 62, 14, 50, 7, across('#E0AC6A', '#C48A4C'))),
    relief('#FFD2C4', '#9A3A20', 1.6, shape('M64 104A14 14 0 1 1 63.9 104ZM64 111A7 7 0 1 0 64.1 111Z', '#EE8E76')),
    relief('#DDF4EC', '#2E7A64', 2.4, oval(64, 36, 34, 33, glow('#BFEFE0', '#6EC8AE', '#45A088'))),
    relief('#FFF2C4', '#A8741C', 1.4, shape('M30 32C48 42 80 42 98 32V42C80 52 48 52 30 42Z', '#F7C95C')),
    oval(48, 20, 7, 5, '#FFFFFF', 0.7),
    oval(50, 58, 4, 4, '#FFFFFF', 0.8),
    oval(64, 61, 4, 4, '#FFFFFF', 0.8),
    oval(78, 58, 4, 4, '#FFFFFF', 0.8),
    relief('#FFD2C4', '#9A3A20', 1, box(54, 66, 20, 8, 4, '#EE8E76')),
  ),
  line('M14 40C10 34 10 26 14 20M24 48C18 42 16 36 18 30', '#B4B1C6', 2.6, 0.8),
])
