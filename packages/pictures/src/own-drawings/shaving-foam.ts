import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const shavingFoam = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8FA2BC',
    2,
    shape(
      'M34 30C26 26 30 14 42 16C44 4 64 2 68 12C80 6 94 14 90 24C98 28 96 38 86 38H42C38 38 34 36 34 30Z',
      down('#FFFFFF', '#E4EAF4'),
    ),
  ),
  oval(56, 18, 8, 4, '#FFFFFF'),
  relief('#FFFFFF', '#59606E', 1.6, box(44, 34, 40, 14, 4, across('#B9C0CC', '#F2F4F8', '#A4ACBA'))),
  relief('#8AB4F0', '#0E2A5E', 2.6, box(36, 46, 56, 76, 8, across('#1F4A9C', '#3E74D0', '#183E88'))),
  shape('M36 62H92V70H36Z', '#FFFFFF', 0.9),
  shape('M36 72H92V75H36Z', '#D8362C'),
  writeLetters('TIRAŞ', { x: 40, y: 77, width: 48, height: 18 }, '#FFFFFF'),
  writeLetters('KÖPÜĞÜ', { x: 40, y: 95, width: 48, height: 18 }, '#FFFFFF'),
  line('M43 52V114', '#FFFFFF', 3.4, 0.4),
])
