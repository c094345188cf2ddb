import { sketch } from './sketch.ts'

export const kitchenUtensils = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#3A4250',
    1.6,
    box(34, 44, 6, 50, 3, across('#8A92A0', '#D8DDE6')),
    box(61, 44, 6, 50, 3, across('#8A92A0', '#D8DDE6')),
    box(88, 44, 6, 50, 3, across('#8A92A0', '#D8DDE6')),
  ),
  relief('#FFFFFF', '#3A4250', 2.2, shape('M18 26C18 48 56 48 56 26Z', down('#E4E8EE', '#A8B0BC'))),
  relief('#FFFFFF', '#3A4250', 1.4, oval(37, 26, 19, 6, '#8A92A0')),
  relief('#FFFFFF', '#1E222A', 2, shape('M54 8H74L76 42C76 48 52 48 52 42Z', down('#4A505C', '#2E333C'))),
  line('M59 14V38M64 14V38M69 14V38', '#8A92A0', 2.6),
  relief(
    '#FFFFFF',
    '#3A4250',
    2,
    shape('M80 12C88 4 96 4 104 12C110 26 104 42 94 46H90C80 42 74 26 80 12Z', down('#D8DDE6', '#9AA2B0')),
  ),
  line('M86 14V36M92 12V40M98 14V36', '#6A7280', 2),
  relief(
    '#FFC8B8',
    '#6A1A10',
    2,
    box(32, 86, 10, 36, 5, down('#E2604A', '#B83A28')),
    box(59, 86, 10, 36, 5, down('#E2604A', '#B83A28')),
    box(86, 86, 10, 36, 5, down('#E2604A', '#B83A28')),
  ),
  oval(37, 115, 2, 2, '#6A1A10'),
  oval(64, 115, 2, 2, '#6A1A10'),
  oval(91, 115, 2, 2, '#6A1A10'),
])
