import { sketch } from './sketch.ts'

export const binBags = sketch(({ down, slant, relief, oval, shape, line }) => [
  relief(
    '#8A90A8',
    '#0D0E18',
    2.4,
    shape('M20 34H92C104 34 112 46 112 64S104 94 92 94H20Z', down('#565A70', '#1E202C')),
  ),
  line('M24 46H100M24 58H108M24 70H108M24 82H100', '#8A90A8', 1.6, 0.5),
  relief('#8A90A8', '#0D0E18', 2, oval(22, 64, 17, 30, '#3A3D4E')),
  line('M22 40C34 44 34 84 22 88S10 50 22 48S30 78 22 80S16 58 22 58', '#12131E', 2.4),
  oval(22, 64, 3.4, 6, '#12131E'),
  relief(
    '#FFE08A',
    '#8C5A08',
    1.6,
    shape('M50 32H82C94 32 96 96 82 96H50C62 90 62 38 50 32Z', slant('#F7C93C', '#DD9A14')),
  ),
  relief('#8A90A8', '#0D0E18', 1.2, shape('M66 50H82L80 76H68Z', '#2E3044')),
  line('M64 49H84M71 46H77', '#2E3044', 3),
  shape('M92 94C104 94 112 82 112 66L120 84C124 100 112 110 96 108L60 106L66 94Z', '#44475C'),
  line('M70 102L104 104M112 86L116 94', '#8A90A8', 1.6, 0.6),
])
