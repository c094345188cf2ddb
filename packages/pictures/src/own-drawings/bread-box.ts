import { sketch } from './sketch.ts'

/** A roll-top bread box, a loaf looking out. */
export const breadBox = sketch(({ down, relief, box, oval, shape, line }) => [
  relief('#FFE8C4', '#5A3410', 2.6, shape('M6 112V66C6 36 30 20 56 20H122V112Z', down('#ECC48C', '#C08848'))),
  shape('M20 104V74C20 56 30 46 44 46H110V104Z', '#5A3818'),
  relief(
    '#FFEFC8',
    '#7A4410',
    2,
    shape('M28 104C22 84 34 72 52 74C66 66 96 68 104 82C110 92 106 100 104 104Z', down('#E8AE60', '#B87828')),
  ),
  line('M50 80L58 96M66 77L74 94M82 78L89 94', '#F8DCA4', 4),
  relief(
    '#FFF4DC',
    '#5A3410',
    2,
    shape('M20 56C24 42 34 34 48 34H114V50H44C34 50 26 54 20 62Z', down('#F6DCB0', '#D8A464')),
  ),
  line('M26 54C30 46 38 42 48 42H110', '#A87438', 1.6, 0.7),
  relief('#FFFFFF', '#4A3A1A', 1.2, oval(78, 52, 7, 3.4, '#8A5A2A')),
  relief('#FFF4DC', '#5A3410', 1.8, box(2, 106, 124, 12, 4, down('#D8A464', '#A8703A'))),
])
