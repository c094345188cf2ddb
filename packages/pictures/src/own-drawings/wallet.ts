import { sketch } from './sketch.ts'

export const wallet = sketch(({ down, slant, relief, box, oval, line, turned }) => [
  relief('#B7F0C6', '#1E7A46', 1, turned(-6, box(30, 20, 62, 40, 4, down('#63C98A', '#3BA268')))),
  relief('#FFFFFF', '#2D68B8', 1, turned(-3, box(24, 26, 66, 40, 5, slant('#63B3FF', '#3C7FE0')))),
  turned(-3, box(30, 33, 12, 9, 2, '#FFD97A')),
  relief('#B98158', '#41220F', 2.6, box(10, 40, 104, 74, 12, slant('#8F5634', '#683819'))),
  line(
    'M18 48H106C108 48 109 49 109 51V104C109 106 108 107 106 107H18C16 107 15 106 15 104V51C15 49 16 48 18 48Z',
    '#C4936B',
    1.2,
    0.7,
  ),
  relief('#B98158', '#41220F', 2, box(84, 64, 36, 26, 10, down('#84502F', '#5F3318'))),
  relief('#FFF3C4', '#9C6A08', 1, oval(96, 77, 5.5, 5.5, '#F2C14E')),
])
