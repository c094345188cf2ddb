import { sketch } from './sketch.ts'

/** A soap dispenser and a tumbler with two toothbrushes. */
export const soapDispenser = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#3A424E',
    1.6,
    shape('M30 24H42V12H58C62 12 62 18 58 18L20 18C14 18 14 12 18 10L30 8Z', across('#98A2B2', '#F2F5FA', '#8A94A4')),
  ),
  relief('#FFFFFF', '#3A424E', 1.4, box(24, 24, 24, 12, 3, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
  relief('#FFFFFF', '#5A6A74', 2.6, box(8, 36, 56, 84, 12, across('#B8C8C4', '#F2F8F6', '#A4B8B2'))),
  line('M8 62H64M8 98H64', '#7A948C', 2, 0.6),
  `<g transform="rotate(-9 90 60)">${relief('#FFFFFF', '#1A4A8A', 1.2, box(80, 14, 7, 70, 3, across('#3A8AE0', '#9ACBF8')))}${box(76, 8, 10, 22, 2, '#FFFFFF')}${line('M77 10V28', '#8ABCE8', 2)}</g>`,
  `<g transform="rotate(10 104 60)">${relief('#FFFFFF', '#8A1A4A', 1.2, box(104, 14, 7, 70, 3, across('#E84A8A', '#F8A8CC')))}${box(101, 8, 10, 22, 2, '#FFFFFF')}${line('M102 10V28', '#F0A8C8', 2)}</g>`,
  relief(
    '#FFFFFF',
    '#5A6A74',
    2.6,
    shape(
      'M74 58H122L117 112C116 118 112 120 108 120H88C84 120 80 118 79 112Z',
      across('#B8C8C4', '#F2F8F6', '#A4B8B2'),
    ),
  ),
  relief('#FFFFFF', '#5A6A74', 1.2, oval(98, 58, 24, 5, '#8AA49C')),
  line('M16 46V110', '#FFFFFF', 3, 0.7),
])
