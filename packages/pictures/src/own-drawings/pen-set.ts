import { sketch } from './sketch.ts'

/** A ballpoint and a fountain pen in an open case. */
export const penSet = sketch(({ across, down, slant, relief, box, shape, line }) => [
  relief('#8A6A5A', '#1A0A04', 2.2, shape('M10 8H118L112 54H16Z', down('#5A3424', '#3A1E12'))),
  shape('M18 14H110L106 48H22Z', down('#F6E8D0', '#DCC4A0')),
  relief('#8A6A5A', '#1A0A04', 2.6, box(6, 52, 116, 68, 8, slant('#6A4030', '#3A1E12'))),
  box(14, 60, 100, 52, 5, '#E8D4B4'),
  line('M16 62H112', '#B89C70', 3, 0.7),
  box(22, 80, 84, 3, 1.5, '#C8AC7C'),
  ...[68, 92].map((y, at) => {
    const [dark, light] = at === 0 ? ['#16224A', '#4A6AB8'] : ['#23262E', '#5C6270']
    return [
      relief('#FFFFFF', '#08090C', 1.6, box(34, y, 50, 11, 4, down(light, dark, dark))),
      relief('#FFFFFF', '#08090C', 1.6, box(68, y - 0.5, 36, 12, 4, down(light, dark, dark))),
      relief(
        '#FFF6D0',
        '#6A4A10',
        1.2,
        box(64, y - 0.5, 5, 12, 1, across('#F2DC98', '#B8923C')),
        box(74, y + 1, 28, 3.4, 1.6, '#F2D888'),
      ),
      at === 0
        ? relief('#FFFFFF', '#4A5464', 1.2, shape(`M34 ${y + 1}L22 ${y + 5.5}L34 ${y + 10}Z`, '#C8D0DC'))
        : relief(
            '#FFF6D0',
            '#6A4A10',
            1.2,
            shape(
              `M34 ${y + 1}C28 ${y + 2} 24 ${y + 4} 19 ${y + 5.5}C24 ${y + 7} 28 ${y + 9} 34 ${y + 10}Z`,
              '#F2D070',
            ),
          ) + line(`M20 ${y + 5.5}H30`, '#8A6820', 1),
    ].join('')
  }),
])
