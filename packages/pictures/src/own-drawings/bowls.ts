import { sketch } from './sketch.ts'

/** Three bowls, one in the other. */
export const bowls = sketch(({ across, relief, oval, shape, line, box }) => [
  ...[
    [0, '#3A6AC8', '#9ABCF4', '#2E5AB0'],
    [-20, '#E8B23C', '#FBE3A0', '#D09A24'],
    [-40, '#D8503A', '#F8A898', '#C03E2A'],
  ].map(([lift, left, middle, right]) => {
    const y = 66 + Number(lift)
    return (
      relief(
        '#FFFFFF',
        '#23304A',
        2.4,
        shape(
          `M8 ${y}H120C118 ${y + 30} 98 ${y + 46} 82 ${y + 48}H46C30 ${y + 46} 10 ${y + 30} 8 ${y}Z`,
          across(String(left), String(middle), String(right)),
        ),
      ) +
      relief('#FFFFFF', '#23304A', 1.6, oval(64, y, 56, 13, '#FFFFFF')) +
      oval(64, y + 1, 48, 9.4, '#F0EBE0') +
      line(`M18 ${y + 16}C24 ${y + 30} 34 ${y + 38} 44 ${y + 42}`, '#FFFFFF', 2.6, 0.6)
    )
  }),
  relief('#FFFFFF', '#23304A', 1.6, box(44, 112, 40, 9, 3, '#2E5AB0')),
])
