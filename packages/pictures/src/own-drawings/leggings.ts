import { sketch } from './sketch.ts'

export const leggings = sketch(({ across, down, relief, shape, box, line }) => [
  relief(
    '#A8B0C8',
    '#1A2034',
    2.4,
    shape(
      'M40 18H88L94 52C94 76 90 98 88 120H72C72 98 70 76 64 60C58 76 56 98 56 120H40C38 98 34 76 34 52Z',
      across('#4A5474', '#6A769A', '#3E4866'),
    ),
  ),
  relief('#B8C0D6', '#1A2034', 1.8, box(38, 8, 52, 16, 4, down('#5E6A8E', '#48526F'))),
  line('M64 24V58', '#2C3450', 1.6),
  line('M44 30C42 54 44 90 47 116M84 30C86 54 84 90 81 116', '#8E9AC0', 1.8, 0.8),
  line('M40 52C46 56 52 56 58 54M88 52C82 56 76 56 70 54', '#2C3450', 1.2, 0.7),
  line('M40 115H55M73 115H88', '#2C3450', 1.6),
])
