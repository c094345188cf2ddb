import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

const stick = (y: number) => `M8 ${y}L40 ${y - 12}L66 ${y + 2}L34 ${y + 15}Z`

export const wafer = sketch(({ across, slant, relief, shape, line }) => [
  relief(
    '#FFE2B8',
    '#7A4814',
    1.8,
    shape(stick(98), '#5A2E18'),
    shape(stick(93), '#E2B070'),
    shape(stick(88), '#5A2E18'),
    shape(stick(83), '#EFC488'),
  ),
  line('M16 82L42 95M24 78L52 91M32 75L60 87M17 86L48 73M26 91L57 78', '#C08A48', 1.4),
  relief(
    '#FFC8C0',
    '#6A1010',
    2.4,
    shape(
      'M34 66L92 16L98 20L104 16L108 22L114 20L116 28L122 30L120 36L124 40L64 94L58 90L54 94L50 88L44 88L44 82L38 80L40 74L34 72Z',
      slant('#F05A4A', '#C02A22'),
    ),
  ),
  `<g transform="rotate(-42 80 56)">${writeLetters('GOFRET', { x: 66, y: 42, width: 50, height: 26 }, '#FFFFFF')}</g>`,
  relief('#FFE2B8', '#7A4814', 1.4, shape('M34 80L52 64L66 78L50 93Z', across('#E8BC7C', '#D49E58'))),
  line('M39 79L54 66M44 84L59 71M49 89L63 77M42 73L56 87M48 68L62 81', '#B07A38', 1.3),
])
