import { sketch } from './sketch.ts'

const cup = (x: number, y: number) =>
  [
    `M${x - 24} ${y}H${x + 24}C${x + 24} ${y + 24} ${x + 14} ${y + 34} ${x} ${y + 34}S${x - 24} ${y + 24} ${x - 24} ${y}Z`,
    `M${x + 22} ${y + 5}C${x + 38} ${y + 3} ${x + 36} ${y + 22} ${x + 20} ${y + 21}`,
  ] as const

export const coffeeCups = sketch(({ across, relief, oval, shape, line }) =>
  [
    [40, 22],
    [80, 68],
  ].flatMap(([x = 0, y = 0]) => {
    const [bowl, handle] = cup(x, y)
    return [
      relief('#FFFFFF', '#8A8FA0', 1.8, oval(x, y + 36, 37, 9, '#EDF0F6')),
      line(`M${x - 31} ${y + 36}C${x - 24} ${y + 43} ${x + 24} ${y + 43} ${x + 31} ${y + 36}`, '#D0A438', 1.6),
      line(handle, '#A8AEBC', 6),
      line(handle, '#F6F8FC', 3),
      relief('#FFFFFF', '#8A8FA0', 2.2, shape(bowl, across('#DDE2EC', '#FFFFFF', '#CBD2DE'))),
      shape(
        `M${x - 23} ${y + 9}C${x - 12} ${y + 13} ${x + 12} ${y + 13} ${x + 23} ${y + 9}L${x + 21} ${y + 16}C${x + 10} ${y + 20} ${x - 10} ${y + 20} ${x - 21} ${y + 16}Z`,
        '#2A6CB0',
      ),
      ...[-12, 0, 12].map((dx) => oval(x + dx, y + 14.6 - Math.abs(dx) * 0.12, 2.2, 2.2, '#F2CE5A')),
      relief('#FFFFFF', '#8A8FA0', 1.2, oval(x, y, 24, 6.4, '#FFFFFF')),
      oval(x, y + 0.6, 19.6, 4.6, '#4A2412'),
      oval(x - 4, y, 9, 1.8, '#8A5A38'),
    ]
  }),
)
