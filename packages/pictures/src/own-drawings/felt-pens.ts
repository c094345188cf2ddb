import { sketch } from './sketch.ts'

const pens = ['#D8322A', '#F0902A', '#F2CE3A', '#4AA84A', '#2E78D0', '#7A42B4']

export const feltPens = sketch(({ across, relief, box, shape, line }) =>
  pens.flatMap((colour, at) => {
    const x = 8 + at * 19
    const top = 10 + (at % 2) * 8
    return [
      relief(
        '#FFFFFF',
        '#4A5464',
        1.2,
        shape(`M${x + 6} ${top + 12}L${x + 7} ${top}H${x + 10}L${x + 11} ${top + 12}Z`, colour),
      ),
      relief(
        '#FFFFFF',
        '#6A7484',
        1.4,
        shape(`M${x + 4} ${top + 22}L${x + 6} ${top + 11}H${x + 11}L${x + 13} ${top + 22}Z`, '#F2F5FA'),
      ),
      relief('#FFFFFF', '#4A5464', 1.8, box(x, top + 21, 17, 82, 4, across(colour, '#FFFFFF', colour))),
      box(x, top + 23, 17, 78, 4, colour, 0.55),
      box(x, top + 44, 17, 28, 0, '#FFFFFF', 0.9),
      line(
        `M${x + 4} ${top + 52}H${x + 13}M${x + 4} ${top + 58}H${x + 13}M${x + 4} ${top + 64}H${x + 10}`,
        colour,
        1.6,
      ),
    ]
  }),
)
