import { sketch } from './sketch.ts'

export const towels = sketch(({ across, relief, box, shape, line }) =>
  (
    [
      [78, '#7FD0C4', '#3FA093', '#1F6E64', 8],
      [48, '#FFFFFF', '#DAD6E4', '#9F9AB0', 14],
      [18, '#FBB9A6', '#E8836B', '#A84A38', 20],
    ] as const
  ).map(([y, light, body, shade, left]) => {
    const right = 128 - left
    return [
      relief(light, shade, 2.4, box(left, y, right - left, 34, 15, across(body, light, body))),
      shape(
        `M${right - 16} ${y + 6}C${right - 6} ${y + 6} ${right - 4} ${y + 28} ${right - 16} ${y + 28}C${right - 24} ${y + 28} ${right - 24} ${y + 12} ${right - 14} ${y + 13}`,
        shade,
        0.35,
      ),
      line(`M${left + 14} ${y + 17}H${right - 26}`, shade, 2, 0.4),
      line(`M${left + 14} ${y + 24}H${right - 28}`, '#FFFFFF', 3.5, 0.55),
    ].join('')
  }),
)
