import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const matches = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#F4DCB8', '#8A6230', 1.6, shape('M20 88L40 70H112L100 88Z', slant('#D8B070', '#C09450'))),
  ...[46, 58, 70, 82, 94].map((x) => line(`M${x} 86L${x + 6} 52`, '#E8C890', 5)),
  ...[46, 58, 70, 82, 94].map((x) => relief('#FFB0A0', '#8E1A12', 1.2, oval(x + 6.6, 49, 5, 6.4, '#D8362C'))),
  relief('#FFE0A0', '#7A3A08', 2.6, shape('M14 84H102L114 72V108L102 120H14Z', across('#F0B92A', '#E09A1C'))),
  relief('#FFE9A8', '#7A3A08', 2, box(14, 84, 88, 36, 2, slant('#FFD75E', '#F0B02A'))),
  box(14, 110, 88, 8, 0, '#6A4A34'),
  writeLetters('KİBRİT', { x: 20, y: 86, width: 76, height: 26 }, '#B81C12'),
  line('M18 20L52 38', '#E8C890', 5),
  relief('#FFB0A0', '#8E1A12', 1.2, oval(18, 20, 6, 5, '#D8362C')),
  shape('M16 20C6 14 10 6 16 0C18 6 26 8 22 18Z', '#F6A82A'),
  shape('M16 18C12 14 14 10 17 6C20 10 21 14 19 18Z', '#FFE68A'),
])
