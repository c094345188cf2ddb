import { sketch } from './sketch.ts'

const spices = ['#C8382A', '#E8A83A', '#5A8A3A', '#3A2A1E', '#D8702A', '#C8B070', '#8A4A24', '#A8B84A']

export const spiceRack = sketch(({ across, down, relief, box, line }) => [
  relief('#FBE6BC', '#5A3410', 2.4, box(8, 8, 112, 112, 5, down('#B87C40', '#96602A'))),
  relief('#5A3410', '#FBE6BC', 1.4, box(15, 15, 98, 98, 3, '#6A3E18')),
  ...spices.flatMap((colour, at) => {
    const x = 19 + (at % 4) * 23.5
    const y = at < 4 ? 20 : 69
    return [
      relief('#FFFFFF', '#3A4250', 1, box(x + 1, y, 18, 9, 2, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
      relief('#FFFFFF', '#4A5464', 1.4, box(x - 1, y + 8, 22, 32, 3, '#F2F6FA')),
      box(x + 1, y + 13, 18, 25, 2, colour),
      box(x + 1, y + 20, 18, 10, 0, '#FFF8E8'),
      line(`M${x + 4} ${y + 25}H${x + 16}`, colour, 2),
    ]
  }),
  relief('#FBE6BC', '#5A3410', 1.6, box(11, 60, 106, 8, 2, '#B87C40'), box(11, 109, 106, 8, 2, '#B87C40')),
])
