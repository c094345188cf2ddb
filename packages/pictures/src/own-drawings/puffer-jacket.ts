import { sketch } from './sketch.ts'

export const pufferJacket = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief(
    '#9AB7F0',
    '#182B66',
    2.2,
    shape('M40 24L22 32C14 38 10 58 8 92C8 97 12 99 17 99L30 98L38 56Z', across('#4F74C8', '#3E5FAE')),
    shape('M88 24L106 32C114 38 118 58 120 92C120 97 116 99 111 99L98 98L90 56Z', across('#4668BC', '#527ACD')),
  ),
  line('M15 56L36 60M12 72L34 76M113 56L92 60M116 72L94 76', '#2A4488', 2.4, 0.7),
  relief(
    '#B4CBF8',
    '#182B66',
    2.4,
    shape(
      'M42 20C50 26 78 26 86 20L100 30L99 108C99 114 96 117 90 117H38C32 117 29 114 29 108L28 30Z',
      slant('#6289DC', '#3D5FB2'),
    ),
  ),
  line(
    'M29 46C42 51 86 51 99 46M29 64C42 69 86 69 99 64M29 82C42 87 86 87 99 82M29 100C42 105 86 105 99 100',
    '#2A4488',
    2.6,
    0.65,
  ),
  relief(
    '#B4CBF8',
    '#182B66',
    1.8,
    shape('M40 20C38 10 48 6 64 6S90 10 88 20C84 28 74 31 64 31S44 28 40 20Z', down('#7FA2EC', '#4A6CC0')),
  ),
  shape('M48 17C50 12 56 11 64 11S78 12 80 17C77 23 70 24 64 24S51 23 48 17Z', '#243A78'),
  line('M64 31V116', '#E8EDF9', 2.6),
  box(62, 34, 4, 8, 2, '#F2B84B'),
])
