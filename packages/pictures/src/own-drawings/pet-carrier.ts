import { sketch } from './sketch.ts'

export const petCarrier = sketch(({ down, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#23262E', 2, shape('M44 24C44 10 84 10 84 24H76C76 18 52 18 52 24Z', '#4A505C')),
  relief(
    '#FFFFFF',
    '#1E4A6E',
    2.6,
    shape('M24 24H104C114 24 120 34 120 46V70H8V46C8 34 14 24 24 24Z', down('#8CC4E4', '#5A9CC8')),
  ),
  relief(
    '#FFFFFF',
    '#4A5464',
    2.6,
    shape('M6 68H122V106C122 114 117 118 110 118H18C11 118 6 114 6 106Z', down('#E4EAF2', '#B8C4D2')),
  ),
  relief('#FFFFFF', '#23262E', 1.6, box(28, 38, 56, 70, 12, '#2A303C')),
  relief(
    '#FFE4B8',
    '#7A4A14',
    1.4,
    shape('M42 76L40 60L50 68H62L72 60L70 76C72 92 64 100 56 100S40 92 42 76Z', '#E8A85A'),
  ),
  oval(50, 80, 3, 4, '#1E2A14'),
  oval(62, 80, 3, 4, '#1E2A14'),
  shape('M54 87H58L56 90Z', '#D86A6A'),
  line('M36 42V104M46 40V106M56 40V106M66 40V106M76 42V104M30 54H82M30 70H82M30 92H82', '#C8D0DC', 2),
  line('M94 40V56M102 40V56M110 42V56', '#2E6A94', 4),
  box(88, 64, 24, 9, 3, '#4A505C'),
])
