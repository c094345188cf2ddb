import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const bloodPressureMonitor = sketch(({ across, relief, box, oval, shape, line }) => [
  line('M84 86C96 100 112 92 104 72', '#59606E', 5),
  relief(
    '#9ABAF0',
    '#16305E',
    2.4,
    shape('M70 16C70 10 118 10 118 20V62C118 72 70 70 70 62Z', across('#3E68B8', '#5F8ADC', '#2E549C')),
  ),
  relief('#9ABAF0', '#16305E', 1.4, oval(94, 17, 24, 8, '#1E3A70')),
  shape('M104 26H118V56H104Z', '#2A4A8A', 0.6),
  line('M72 40H102', '#CFE0FF', 2, 0.7),
  relief('#FFFFFF', '#6A7284', 2.6, box(8, 46, 80, 74, 12, across('#E3E7EE', '#FFFFFF', '#D4DAE4'))),
  relief('#4A5A50', '#1E2A22', 1.6, box(16, 54, 48, 46, 5, '#C8DCC4')),
  `<g fill="none">${writeLetters('SYS', { x: 17, y: 55, width: 16, height: 10 }, '#2A3A30')}${writeLetters('DIA', { x: 17, y: 74, width: 16, height: 10 }, '#2A3A30')}</g>`,
  line('M40 58V72M46 58H54V65H46V72H54', '#1E2A22', 2.6),
  line('M46 78H54V92H46ZM46 85H54', '#1E2A22', 2.6),
  shape('M24 88C20 84 16 88 18 91L24 97L30 91C32 88 28 84 24 88Z', '#D8362C'),
  relief('#BFD8FF', '#1F4A8E', 1.4, oval(76, 70, 7, 7, '#3E7ADC')),
  relief('#FFFFFF', '#8A92A2', 1, oval(76, 90, 5, 5, '#D4DAE4')),
  line('M18 110H62', '#B9C0CC', 3),
])
