import { sketch } from './sketch.ts'

export const shirt = sketch(({ down, slant, across, relief, shape, line, oval, box }) => [
  relief(
    '#C6E2FF',
    '#2C5EA8',
    2,
    shape('M42 18L20 28C14 32 10 46 7 72C7 76 9 78 12 78L27 80L36 52Z', across('#6FA8EE', '#5590DD')),
    shape('M86 18L108 28C114 32 118 46 121 72C121 76 119 78 116 78L101 80L92 52Z', across('#5C96E0', '#74ACEF')),
  ),
  relief(
    '#D2E8FF',
    '#2C5EA8',
    2.4,
    shape('M44 16H84L102 26L98 110C98 114 96 116 92 116H36C32 116 30 114 30 110L26 26Z', slant('#8DBDF8', '#5C95E2')),
  ),
  shape('M50 16H78L64 36Z', '#3E6FB5'),
  relief(
    '#E4F1FF',
    '#3466B0',
    1.2,
    shape('M46 12L64 36L52 48L36 20Z', down('#A5CDFC', '#7DB2F2')),
    shape('M82 12L64 36L76 48L92 20Z', down('#A5CDFC', '#7DB2F2')),
  ),
  line('M64 38V115', '#4A82D0', 1.6),
  oval(68, 54, 2, 2, '#F4F9FF'),
  oval(68, 70, 2, 2, '#F4F9FF'),
  oval(68, 86, 2, 2, '#F4F9FF'),
  oval(68, 102, 2, 2, '#F4F9FF'),
  box(78, 56, 16, 18, 3, '#4F88D6', 0.5),
])
