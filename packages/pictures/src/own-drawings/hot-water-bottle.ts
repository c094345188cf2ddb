import { sketch } from './sketch.ts'

/** A rubber hot water bottle with its stopper. */
export const hotWaterBottle = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#8A90A0', '#08090C', 1.6, box(54, 0, 20, 12, 4, down('#4C5260', '#23262E'))),
  relief('#FFD0C8', '#6A0E0A', 1.8, shape('M46 12H82L78 30H50Z', across('#B8281E', '#E8685A', '#A8201A'))),
  relief(
    '#FFD0C8',
    '#6A0E0A',
    2.8,
    shape(
      'M50 28H78C84 36 104 36 106 50V108C106 118 98 122 90 122H38C30 122 22 118 22 108V50C24 36 44 36 50 28Z',
      across('#C8342A', '#F0786A', '#B82A20'),
    ),
  ),
  ...Array.from({ length: 9 }, (_, at) => line(`M${34 + at * 7.5} 52V104`, '#9A1C14', 2, 0.7)),
  relief('#FFD0C8', '#6A0E0A', 1.2, oval(64, 78, 17, 17, '#D84A3E')),
  shape('M64 90C54 82 54 70 60 70C62 70 64 72 64 74C64 72 66 70 68 70C74 70 74 82 64 90Z', '#FFE4DC'),
  relief('#FFD0C8', '#6A0E0A', 1.2, oval(64, 115, 6, 3.4, '#7A100A')),
  line('M29 52V104', '#FFFFFF', 3, 0.45),
])
