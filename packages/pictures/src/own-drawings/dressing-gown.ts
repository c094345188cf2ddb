import { sketch } from './sketch.ts'

export const dressingGown = sketch(({ slant, across, relief, box, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8A4A68',
    2.2,
    shape('M44 14L26 22C16 34 10 54 6 76L24 82L40 50Z', across('#F0B8CC', '#DE94B0')),
    shape('M84 14L102 22C112 34 118 54 122 76L104 82L88 50Z', across('#DE94B0', '#F0B8CC')),
  ),
  relief(
    '#FFFFFF',
    '#8A4A68',
    2.4,
    shape('M46 12C54 18 74 18 82 12L100 22L96 66L112 120H16L32 66L28 22Z', slant('#F8CCDC', '#DC92AE')),
  ),
  shape('M48 12L64 50L80 12C74 16 54 16 48 12Z', '#B86A88'),
  line('M46 12L65 62L58 120M82 12L65 62', '#FFF0F6', 4.4),
  line('M46 12L65 62L58 120M82 12L65 62', '#C8789A', 1),
  line('M6 76L24 82M122 76L104 82', '#FFF0F6', 4),
  relief('#FFFFFF', '#8A4A68', 1.4, box(32, 60, 64, 7, 3, '#C87898')),
  relief('#FFFFFF', '#8A4A68', 1.2, shape('M62 66L50 98L56 100L66 68ZM68 66L82 94L77 98L64 68Z', '#D088A6')),
  line(
    'M34 76C30 92 26 106 24 116M94 76C98 92 102 106 104 116M80 72C84 90 86 104 88 116M46 74C44 92 42 104 40 116',
    '#FFFFFF',
    2.4,
    0.5,
  ),
])
