import { sketch } from './sketch.ts'

/** A hall stand: hooks on a panel, a coat on one of them, a bench for shoes below. */
export const coatRack = sketch(({ down, across, relief, box, line, shape }) => [
  relief('#FFE8C4', '#5A3410', 2.2, box(18, 2, 92, 84, 3, across('#D8A468', '#ECC48C', '#C8924E'))),
  line('M41 4V84M64 4V84M87 4V84', '#A87438', 1.4, 0.6),
  relief('#FFF4DC', '#5A3410', 1.8, box(14, 2, 100, 8, 3, down('#ECC48C', '#B8803E'))),
  ...[30, 53, 76, 99].map(
    (x) =>
      relief('#FFFFFF', '#23262E', 1, box(x - 3, 20, 6, 11, 3, '#4A505C')) +
      line(`M${x} 29C${x} 35 ${x + 6} 35 ${x + 6} 30`, '#30343E', 2.6),
  ),
  relief(
    '#F8D0C8',
    '#5A120A',
    1.8,
    shape('M68 32C74 27 80 27 86 32L92 40V74H62V40Z', across('#B83A2E', '#E06A5A', '#A83024')),
  ),
  line('M77 30V74', '#7A1A10', 1.6),
  line('M30 34C24 46 24 60 28 72C32 60 36 48 30 34Z', '#3A6AC8', 4),
  relief('#FFF4DC', '#5A3410', 2.2, box(8, 84, 112, 10, 3, down('#8A5A2A', '#6A421C'))),
  relief('#FFE8C4', '#5A3410', 2.2, box(12, 94, 104, 28, 3, down('#D8A468', '#B07A3E'))),
  box(18, 98, 44, 20, 2, '#7A4E22'),
  box(66, 98, 44, 20, 2, '#7A4E22'),
  relief(
    '#FFFFFF',
    '#23262E',
    1.2,
    shape('M22 117V108L32 108C36 112 42 111 46 114V117Z', '#3A3F4E'),
    shape('M70 117V108L80 108C84 112 90 111 94 114V117Z', '#C8503A'),
  ),
])
