import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const proteinTub = sketch(({ across, relief, box, shape, line }) => [
  relief('#8A90A0', '#0D0E14', 2, box(26, 6, 76, 24, 6, across('#22252D', '#4A4E5A', '#191B22'))),
  line('M34 10V27M44 10V27M54 10V27M64 10V27M74 10V27M84 10V27M94 10V27', '#5A5F6C', 1.6),
  relief(
    '#8A90A0',
    '#0D0E14',
    2.8,
    shape(
      'M28 30H100C106 36 108 42 108 50V106C108 115 102 121 92 121H36C26 121 20 115 20 106V50C20 42 22 36 28 30Z',
      across('#2A2D36', '#565B68', '#1E2028'),
    ),
  ),
  shape('M20 52H108V106H20Z', '#D8362C'),
  shape('M20 52H108V57H20ZM20 101H108V106H20Z', '#F6B92C'),
  writeLetters('PROTEİN', { x: 24, y: 58, width: 80, height: 20 }, '#FFFFFF'),
  writeLetters('TOZU', { x: 30, y: 76, width: 38, height: 18 }, '#FFFFFF'),
  line('M76 88H100', '#FFFFFF', 4),
  line('M78 81V95M83 79V97M93 79V97M98 81V95', '#FFFFFF', 3.4),
  line('M27 42V50', '#FFFFFF', 3.4, 0.4),
])
