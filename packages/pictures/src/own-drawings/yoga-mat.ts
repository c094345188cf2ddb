import { sketch } from './sketch.ts'

export const yogaMat = sketch(({ down, across, relief, shape, oval, line }) => [
  relief(
    '#D9F2C8',
    '#3F7A34',
    1.6,
    shape(
      'M20 96H124C126 96 126 98 125 100L116 114C115 116 113 117 111 117H16C10 117 6 112 6 106S12 96 20 96Z',
      down('#A9D98C', '#7FBD66'),
    ),
  ),
  relief(
    '#D4F2C2',
    '#36702E',
    2.6,
    shape('M26 56H112V108H26C12 108 6 96 6 82S12 56 26 56Z', down('#9ED683', '#76B85F', '#5C9E49')),
  ),
  relief('#E2F7D5', '#36702E', 1.6, oval(106, 82, 18, 26, across('#8CCB72', '#72B55B'))),
  line('M106 60A16 22 0 1 1 92 82A12 17 0 1 1 116 82A9 12 0 1 1 98 82A6 7 0 1 1 110 82', '#4A8A3B', 2.4),
  relief(
    '#C9A4FF',
    '#46238C',
    1.4,
    shape('M34 55.500H44V108.500H34ZM70 55.500H80V108.500H70Z', down('#9A6BE8', '#7443C4')),
  ),
  line('M39 55C34 22 80 22 75 55', '#7B4DCC', 5),
])
