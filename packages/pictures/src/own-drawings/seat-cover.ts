import { sketch } from './sketch.ts'

export const seatCover = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#7A7F96', '#0D0E18', 1.6, box(46, 4, 36, 24, 10, slant('#585C70', '#2C2E3C'))),
  line('M56 26V34M72 26V34', '#C9CCDA', 4),
  relief(
    '#8A8EA6',
    '#0D0E18',
    2.4,
    shape('M34 44C34 34 42 30 64 30S94 34 94 44L98 86H30Z', slant('#55597A', '#2A2C3C')),
  ),
  shape('M48 34H80L82 84H46Z', '#C2452F'),
  line('M48 34L46 84M80 34L82 84', '#F6E3D8', 1.8),
  line('M50 46H79M49 58H80M48 70H81', '#8E2A18', 2),
  relief(
    '#8A8EA6',
    '#0D0E18',
    2.4,
    shape(
      'M24 92C24 84 36 82 64 82S104 84 104 92L110 112C110 119 100 121 64 121S18 119 18 112Z',
      down('#55597A', '#2A2C3C'),
    ),
  ),
  shape('M44 84C56 82 72 82 84 84L88 120C72 121 56 121 40 120Z', '#C2452F'),
  line('M44 84L40 120M84 84L88 120', '#F6E3D8', 1.8),
  line('M42 98H86M41 109H87', '#8E2A18', 2),
])
