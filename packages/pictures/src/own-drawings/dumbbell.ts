import { sketch } from './sketch.ts'

export const dumbbell = sketch(({ across, down, relief, box, line, turned }) => [
  turned(
    -24,
    relief('#FFFFFF', '#5C5970', 1.6, box(34, 56, 60, 16, 5, down('#E4E2EC', '#9B98AE'))),
    line('M48 58V70M56 58V70M64 58V70M72 58V70M80 58V70', '#7B788F', 1.8),
    relief(
      '#8FB7FF',
      '#14306F',
      2.4,
      box(20, 30, 18, 68, 7, across('#2F62CC', '#5B92F5', '#2552B5')),
      box(90, 30, 18, 68, 7, across('#2F62CC', '#5B92F5', '#2552B5')),
    ),
    relief(
      '#8FB7FF',
      '#14306F',
      2,
      box(6, 40, 16, 48, 6, across('#2552B5', '#4A82EA', '#1E479F')),
      box(106, 40, 16, 48, 6, across('#2552B5', '#4A82EA', '#1E479F')),
    ),
  ),
])
