import { sketch } from './sketch.ts'

export const sprayBottle = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief(
    '#FFB0A0',
    '#6E0F12',
    1.8,
    shape(
      'M40 8H82C88 8 92 14 92 20H80L70 24V34H50V24C42 24 36 20 36 14C36 10 38 8 40 8Z',
      slant('#F2604C', '#C2352A'),
    ),
  ),
  shape('M84 20L96 24L94 28L82 26Z', '#8E1F1A'),
  relief('#FFB0A0', '#6E0F12', 1.2, shape('M70 26C78 30 78 42 76 48L71 46C73 40 71 36 66 34Z', '#C2352A')),
  box(50, 33, 20, 9, 2, '#F6F5FA'),
  relief(
    '#E4F7FF',
    '#1E5E9A',
    2.4,
    shape(
      'M50 42H70C74 54 92 58 92 74V112C92 118 88 121 82 121H42C36 121 32 118 32 112V74C32 58 46 54 50 42Z',
      across('#7FC4F2', '#4A98DC', '#84C8F4'),
    ),
  ),
  relief('#FFFFFF', '#9AC0DC', 1, box(38, 74, 48, 34, 5, '#FBFEFF')),
  shape('M62 78C68 85 70 89 70 93S67 100 62 100S54 97 54 93S56 85 62 78Z', down('#8FE0F4', '#3E9CD8')),
  line('M76 80V86M73 83H79M46 92V98M43 95H49', '#F2B84B', 2),
])
