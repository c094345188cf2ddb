import { sketch } from './sketch.ts'

export const pillow = sketch(({ slant, glow, relief, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7F95C4',
    2.4,
    shape(
      'M14 58C10 50 14 46 22 48C48 42 82 42 106 48C114 46 118 50 114 58C118 74 118 88 114 102C118 110 114 114 106 112C82 118 46 118 22 112C14 114 10 110 14 102C10 88 10 74 14 58Z',
      slant('#B9CCF2', '#8BA6DE'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#A4AECB',
    2.6,
    shape(
      'M20 26C16 16 20 12 30 16C52 10 78 10 98 16C108 12 112 16 108 26C112 40 112 56 108 68C112 78 108 82 98 78C78 84 52 84 30 78C20 82 16 78 20 68C16 56 16 40 20 26Z',
      glow('#FFFFFF', '#F0F2FA', '#CDD5EA'),
    ),
  ),
  line(
    'M28 24C34 28 38 31 40 35M100 24C94 28 90 31 88 35M28 70C34 66 38 63 40 60M100 70C94 66 90 63 88 60',
    '#AEB8D6',
    2.2,
    0.9,
  ),
])
