import { sketch } from './sketch.ts'

export const waterBottle = sketch(({ across, relief, box, shape, line }) => [
  relief('#BFE4FF', '#1E5E9A', 1.4, box(52, 4, 24, 13, 4, across('#4A9CE0', '#2E78C0'))),
  line('M57 6V15M64 6V15M71 6V15', '#BFE4FF', 1.4, 0.7),
  relief(
    '#FFFFFF',
    '#6FB0DC',
    2.4,
    shape(
      'M54 17H74C75 30 90 34 90 48V60C86 62 86 66 90 68V112C90 118 86 122 80 122H48C42 122 38 118 38 112V68C42 66 42 62 38 60V48C38 34 53 30 54 17Z',
      across('#D4EEFC', '#A4D4F2', '#DDF2FD'),
    ),
  ),
  shape('M41 48C46 44 82 44 87 48V58H41Z', '#7FC4EE', 0.5),
  relief(
    '#BFE0FF',
    '#1E5090',
    1.2,
    shape('M38 72C54 76 74 76 90 72V98C74 102 54 102 38 98Z', across('#3E8CD8', '#2A6CB8', '#3E8CD8')),
  ),
  shape('M50 94L60 80L66 87L71 81L80 94Z', '#FFFFFF'),
  line('M44 104H84M44 111H84', '#8CC4E8', 2, 0.8),
  line('M48 34C46 38 45 42 45 54', '#FFFFFF', 3.4, 0.9),
])
