import { sketch } from './sketch.ts'

export const mousePad = sketch(({ slant, down, relief, shape, oval, line }) => [
  relief(
    '#8A94B8',
    '#0E1424',
    2.6,
    shape(
      'M22 34L110 22C116 22 118 26 118 30L122 92C122 98 118 101 113 102L18 112C11 112 8 109 8 103L14 42C15 37 17 35 22 34Z',
      slant('#3A4670', '#1E2644'),
    ),
  ),
  line('M24 38L108 27L113 92L18 104Z', '#5CC8E8', 1.8, 0.8),
  shape('M24 90C44 60 60 96 82 62C94 44 102 48 110 52L112 90L20 102Z', '#2E5A9E', 0.8),
  shape('M22 100C50 80 70 104 112 74V91L20 103Z', '#5CC8E8', 0.35),
  relief(
    '#FFFFFF',
    '#3A4250',
    2,
    shape(
      'M60 48C72 44 82 50 84 64C86 80 80 90 70 91C60 92 52 84 52 70C52 58 54 50 60 48Z',
      down('#F4F6FA', '#C8CFDA'),
    ),
  ),
  line('M67 47L69 64M53 66C62 66 74 64 84 62', '#8A92A4', 1.6),
  relief('#FFFFFF', '#1E222A', 0.8, oval(68, 57, 2.2, 4.4, '#3A4250')),
])
