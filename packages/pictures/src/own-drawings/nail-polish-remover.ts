import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const nailPolishRemover = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#A8ACB8', 1.8, box(48, 6, 32, 24, 4, across('#E6E8EE', '#FFFFFF', '#D4D7E0'))),
  line('M54 10V27M60 10V27M66 10V27M72 10V27', '#B9BECA', 1.4),
  relief(
    '#FFFFFF',
    '#B05A8A',
    2.6,
    shape(
      'M50 30H78C80 38 96 42 96 56V110C96 117 92 121 85 121H43C36 121 32 117 32 110V56C32 42 48 38 50 30Z',
      across('#F2A8CC', '#FBD4E6', '#E890BC'),
    ),
  ),
  relief('#FFFFFF', '#C89AB4', 1.2, box(34, 58, 60, 50, 3, '#FFF8FC')),
  shape('M42 80C42 66 52 62 58 68C60 72 60 80 58 88H44C42 86 42 84 42 80Z', '#F2C4A8'),
  shape('M45 70C47 64 55 64 57 70C58 76 56 80 51 80C46 80 44 76 45 70Z', '#E0486C'),
  shape('M72 78C72 70 88 70 88 78C88 88 84 90 80 90C76 90 72 88 72 78Z', '#FFFFFF'),
  line('M68 70L76 78M66 78L74 84', '#E0486C', 2.4, 0.6),
  oval(80, 80, 8.5, 7.5, '#E9EDF4'),
  writeLetters('ASETON', { x: 36, y: 91, width: 56, height: 16 }, '#A8306C'),
])
