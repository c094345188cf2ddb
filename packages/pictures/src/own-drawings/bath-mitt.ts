import { sketch } from './sketch.ts'

/** A woven mitt for the hammam. */
export const bathMitt = sketch(({ across, relief, box, shape, line }) => [
  relief('#FFF2DC', '#4A2E14', 2.8, shape('M30 18C30 8 98 8 98 18V96H30Z', across('#B8863E', '#DDB478', '#A87630'))),
  ...Array.from({ length: 9 }, (_, at) => line(`M33 ${22 + at * 8}H95`, at % 2 === 0 ? '#8A5E24' : '#F0D4A0', 2, 0.75)),
  ...Array.from({ length: 8 }, (_, at) => line(`M${37 + at * 8} 14V94`, '#9A6C2C', 1, 0.6)),
  relief('#FFFFFF', '#3A0A0A', 2, box(26, 92, 76, 20, 4, across('#A8241E', '#D8564A', '#981C16'))),
  line('M30 102H98', '#F4D8C8', 2, 0.8),
  line('M98 96C116 92 118 112 100 110', '#A8241E', 5),
])
