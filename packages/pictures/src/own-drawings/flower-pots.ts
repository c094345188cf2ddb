import { sketch } from './sketch.ts'

const pot = (x: number, y: number, width: number, height: number) =>
  [
    `M${x + width * 0.08} ${y + 12}H${x + width * 0.92}L${x + width * 0.8} ${y + height}H${x + width * 0.2}Z`,
    `M${x} ${y}H${x + width}V${y + 13}H${x}Z`,
  ] as const

export const flowerPots = sketch(({ across, relief, oval, shape }) =>
  [
    [46, 12, 76, 104],
    [8, 56, 56, 64],
  ].flatMap(([x = 0, y = 0, width = 0, height = 0], at) => {
    const [body, lip] = pot(x, y, width, height)
    const colours =
      at === 0 ? (['#C8683A', '#EC9A68', '#B4562A'] as const) : (['#D87C4C', '#F4AE80', '#C4683A'] as const)
    return [
      relief('#FFE0C8', '#6A2A0C', 2.4, shape(body, across(...colours))),
      relief('#FFE0C8', '#6A2A0C', 2, shape(lip, across(...colours))),
      oval(x + width / 2, y + 1, width / 2 - 2, 5, '#7A3414'),
      oval(x + width / 2, y + 2, width / 2 - 6, 3.2, '#3A2010'),
    ]
  }),
)
