import { sketch } from './sketch.ts'

export const catFood = sketch(({ across, glow, relief, shape, oval, line }) => [
  relief(
    '#D9C2FF',
    '#3E1F86',
    2.4,
    shape(
      'M26 16H102C100 40 108 84 104 116C104 119 102 120 100 120H28C26 120 24 119 24 116C20 84 28 40 26 16Z',
      across('#6B45C9', '#946FF0', '#5F3BB8'),
    ),
  ),
  relief('#D9C2FF', '#3E1F86', 1.2, shape('M24 6H104L102 18H26Z', '#8560E0')),
  line('M32 8V16M42 8V16M52 8V16M62 8V16M72 8V16M82 8V16M92 8V16', '#3E1F86', 1.4, 0.6),
  relief('#FFFFFF', '#C9B48A', 1.4, oval(64, 60, 31, 30, '#FFF4DA')),
  relief(
    '#FFD9A8',
    '#8A4508',
    1.8,
    shape(
      'M42 60L40 38L54 46C60 43 68 43 74 46L88 38L86 60C86 74 76 82 64 82S42 74 42 60Z',
      glow('#FFB45C', '#E5802B'),
    ),
  ),
  oval(55, 60, 3.4, 4.4, '#2B1A0C'),
  oval(73, 60, 3.4, 4.4, '#2B1A0C'),
  oval(56, 58.5, 1.2, 1.4, '#FFFFFF'),
  oval(74, 58.5, 1.2, 1.4, '#FFFFFF'),
  shape('M60 67H68L64 71Z', '#8A2F2A'),
  line('M64 71C62 76 57 76 56 73M64 71C66 76 71 76 72 73', '#8A4508', 1.8),
  relief(
    '#FFFFFF',
    '#B98A3A',
    1,
    oval(44, 106, 7, 5, '#F2B53C'),
    oval(58, 108, 7, 5, '#E59A2B'),
    oval(72, 106, 7, 5, '#F2B53C'),
    oval(86, 108, 6, 5, '#E59A2B'),
  ),
])
