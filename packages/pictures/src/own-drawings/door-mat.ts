import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A coir mat that bids welcome. */
export const doorMat = sketch(({ across, relief, box, shape, line }) => [
  relief('#F8E0B0', '#3A2408', 2.8, shape('M22 34H106L124 100H4Z', across('#A87840', '#CFA068', '#9A6C36'))),
  line('M27 42H101L115 93H13Z', '#4A2E10', 3),
  ...Array.from({ length: 24 }, (_, at) => line(`M${8 + at * 4.9} 100V105`, '#8A5E2A', 2.4)),
  ...Array.from({ length: 20 }, (_, at) => line(`M${25 + at * 4.2} 34V30`, '#8A5E2A', 2)),
  ...[50, 60, 70, 80, 88].map((y) => line(`M${24 - (y - 50) / 4} ${y}H${104 + (y - 50) / 4}`, '#E4BE84', 1, 0.5)),
  box(24, 54, 80, 26, 3, '#B88648', 0.85),
  writeLetters('HOŞ GELDİNİZ', { x: 25, y: 56, width: 78, height: 22 }, '#3A2008'),
])
