import { sketch } from './sketch.ts'

export const router = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#8C88A3',
    '#2B2838',
    1.4,
    box(20, 18, 8, 66, 4, across('#5A566C', '#413D52')),
    box(100, 18, 8, 66, 4, across('#5A566C', '#413D52')),
    box(60, 24, 8, 60, 4, across('#5A566C', '#413D52')),
  ),
  line('M49 30A21 21 0 0 1 79 30', '#4FC3FF', 4),
  line('M41 20A33 33 0 0 1 87 20', '#4FC3FF', 4, 0.6),
  relief(
    '#FFFFFF',
    '#9B97B0',
    2.2,
    shape(
      'M14 84C14 78 18 76 22 76H106C110 76 114 78 114 84L120 104C121 110 118 114 112 114H16C10 114 7 110 8 104Z',
      down('#F4F3F8', '#CFCBDC'),
    ),
  ),
  oval(28, 100, 3, 3, '#4CD97B'),
  oval(40, 100, 3, 3, '#4CD97B'),
  oval(52, 100, 3, 3, '#4FC3FF'),
  oval(64, 100, 3, 3, '#B9B5C8'),
  box(84, 97, 22, 6, 3, '#A7A3B9'),
])
