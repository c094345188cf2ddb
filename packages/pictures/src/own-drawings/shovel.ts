import { sketch } from './sketch.ts'

/** A garden shovel with a D-handle. */
export const shovel = sketch(({ across, relief, box, shape, line }) => [
  `<g transform="rotate(24 64 64)">${[
    relief(
      '#FFC8B8',
      '#6A140A',
      2,
      shape(
        'M44 -12H84V-4C84 10 76 14 69 16H59C52 14 44 10 44 -4ZM52 -5V0C52 6 56 8 60 8H68C72 8 76 6 76 0V-5Z',
        '#D8402A',
      ),
    ),
    relief('#FFE8C4', '#5A3410', 1.8, box(59, 12, 10, 66, 3, across('#C8924E', '#ECC48C', '#B07A3E'))),
    relief(
      '#FFFFFF',
      '#2A323E',
      2.6,
      shape(
        'M56 68H72V80H92C96 80 98 84 98 90C98 112 82 130 64 138C46 130 30 112 30 90C30 84 32 80 36 80H56Z',
        across('#6A7484', '#C8D0DC', '#5A6474'),
      ),
    ),
    line('M64 84V122', '#4A5464', 3, 0.6),
    line('M40 88C40 104 50 118 58 124', '#FFFFFF', 3, 0.5),
  ].join('')}</g>`,
])
