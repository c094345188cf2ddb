import { sketch } from './sketch.ts'

export const boxerShorts = sketch(({ down, slant, relief, box, shape, line }) => [
  relief(
    '#B6C8E8',
    '#142342',
    2.4,
    shape(
      'M26 28H102L112 100C112 103 110 104 107 104H74L66 72H62L54 104H21C18 104 16 103 16 100Z',
      slant('#5F7FBE', '#3A5690'),
    ),
  ),
  shape('M52 36C48 56 50 72 62 74H66C78 72 80 56 76 36Z', '#2E4678', 0.45),
  line('M64 36V70', '#24386A', 2),
  line('M52 36C48 56 50 70 62 74M76 36C80 56 78 70 66 74', '#A9BEE6', 1.8, 0.8),
  relief('#FFFFFF', '#142342', 1.4, box(25, 18, 78, 14, 3, down('#F2F4F8', '#C6CEDC'))),
  line('M28 23H100M28 27H100', '#3A5690', 1.8),
  line('M20 96H54M74 96H108', '#A9BEE6', 2, 0.8),
  line('M64 74V80', '#24386A', 2),
])
