import { sketch } from './sketch.ts'

const pads = [
  [4, 34, '#FF9AC4', '#B83A7A'],
  [26, 20, '#8ADCF2', '#2A86A8'],
  [48, 6, '#FFE65A', '#A88A0E'],
] as const

/** Three pads of sticky notes, one above the other, the top leaf curling. */
export const stickyNotes = sketch(({ slant, relief, shape, line }) =>
  pads.map(([x, y, light, dark], at) =>
    [
      relief('#FFFFFF', dark, 1.6, shape(`M${x} ${y + 10}H${x + 74}V${y + 84}H${x}Z`, dark)),
      relief(
        '#FFFFFF',
        dark,
        2,
        shape(
          `M${x} ${y + 4}H${x + 74}V${y + 58}C${x + 70} ${y + 72} ${x + 62} ${y + 78} ${x + 48} ${y + 80}H${x}Z`,
          slant('#FFFFFF', light, light),
        ),
      ),
      shape(
        `M${x + 74} ${y + 58}C${x + 66} ${y + 60} ${x + 58} ${y + 62} ${x + 54} ${y + 62}C${x + 56} ${y + 70} ${x + 52} ${y + 78} ${x + 48} ${y + 80}C${x + 62} ${y + 78} ${x + 70} ${y + 72} ${x + 74} ${y + 58}Z`,
        dark,
        0.5,
      ),
      at === 2
        ? line(
            `M${x + 12} ${y + 24}H${x + 60}M${x + 12} ${y + 36}H${x + 54}M${x + 12} ${y + 48}H${x + 40}`,
            '#5A4A1A',
            3,
          )
        : '',
    ].join(''),
  ),
)
