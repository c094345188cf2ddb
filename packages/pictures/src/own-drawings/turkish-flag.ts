import { sketch } from './sketch.ts'

const star = Array.from({ length: 10 }, (_, at) => {
  const [turn, far] = [(at * Math.PI) / 5 + Math.PI, at % 2 === 0 ? 9 : 3.5]
  return `${at === 0 ? 'M' : 'L'}${80 + far * Math.cos(turn)} ${50 + far * Math.sin(turn)}`
}).join('')

/** The flag on its pole, waving. */
export const turkishFlag = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4A5464', 1.6, box(8, 6, 8, 120, 3, across('#98A2B2', '#F2F5FA', '#7A8494'))),
  relief('#FFF6D0', '#6A4A10', 1.4, oval(12, 6, 6.4, 6, glow('#F8DC80', '#C8962A'))),
  relief(
    '#FF9A9A',
    '#7A0408',
    2.2,
    shape(
      'M16 16C38 6 54 26 76 18C96 10 108 16 124 20V84C108 80 96 74 76 82C54 90 38 70 16 80Z',
      across('#D80E1A', '#F2323C', '#CC0A16', '#EE2630', '#D80E1A'),
    ),
  ),
  oval(54, 50, 19, 19, '#FFFFFF'),
  oval(58.6, 50, 15, 15, '#DF1822'),
  shape(`${star}Z`, '#FFFFFF'),
  line('M16 20V78', '#FFFFFF', 1.6, 0.7),
])
