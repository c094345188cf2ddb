import { sketch } from './sketch.ts'

export const resistanceBands = sketch(({ relief, line, box }) =>
  [
    [64, 30, '#2E9AC8', '#0E5A7E'],
    [62, 62, '#E8B23C', '#8A6404'],
    [66, 94, '#D8365A', '#7A1430'],
  ].flatMap(([x, y, colour, rim]) => {
    const [cx, cy] = [Number(x), Number(y)]
    return [
      `<ellipse cx="${cx}" cy="${cy}" rx="48" ry="17" stroke="${rim}" stroke-width="15"/><ellipse cx="${cx}" cy="${cy}" rx="48" ry="17" stroke="${colour}" stroke-width="11.6"/>`,
      line(
        `M${cx - 44} ${cy + 9}C${cx - 24} ${cy + 18} ${cx + 24} ${cy + 18} ${cx + 44} ${cy + 9}`,
        '#FFFFFF',
        2.2,
        0.6,
      ),
      relief('#FFFFFF', String(rim), 0.8, box(cx - 11, cy + 12, 22, 8, 2, '#FFFFFF')),
      line(`M${cx - 7} ${cy + 16}H${cx + 7}`, String(rim), 2),
    ]
  }),
)
