import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const chewingGum = sketch(({ across, relief, box, shape, line, slant }) => [
  ...[0, 1, 2].flatMap((at) => [
    relief(
      '#FFFFFF',
      '#6A7A8A',
      1.4,
      box(30 + at * 24, 6 + at * 3, 20, 60, 2, across('#D4DCE6', '#FFFFFF', '#C4CEDA')),
    ),
    shape(`M${30 + at * 24} ${22 + at * 3}H${50 + at * 24}V${30 + at * 3}H${30 + at * 24}Z`, '#5CC08A'),
  ]),
  relief('#C8F4DC', '#0E5A38', 2.6, box(12, 44, 104, 60, 6, slant('#36B478', '#1C8A56'))),
  shape('M12 56H116V60H12ZM12 92H116V96H12Z', '#FFFFFF', 0.8),
  writeLetters('SAKIZ', { x: 20, y: 60, width: 72, height: 32 }, '#FFFFFF'),
  relief('#E4FBC8', '#2E7A1C', 1.2, shape('M92 84C90 70 98 64 110 62C112 76 106 84 92 84Z', '#8CD45A')),
  line('M94 82L106 66', '#2E7A1C', 1.4),
  line('M18 50H108', '#FFFFFF', 2, 0.5),
])
