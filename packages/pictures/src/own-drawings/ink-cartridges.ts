import { sketch } from './sketch.ts'

export const inkCartridges = sketch(({ down, slant, relief, box, shape }) =>
  [
    [4, '#2B2E3A', '#5A5F70'],
    [35, '#18A0D8', '#7AD4F4'],
    [66, '#D8408A', '#F49AC4'],
    [97, '#E8B818', '#FBE07A'],
  ].flatMap(([x, deep, light]) => {
    const left = Number(x)
    return [
      relief(
        '#FFFFFF',
        '#22252F',
        1.8,
        shape(`M${left} 30H${left + 16}L${left + 27} 40V108H${left}Z`, down('#5A5F70', '#2B2E3A')),
      ),
      box(left + 2, 50, 23, 44, 2, '#FFFFFF'),
      shape(
        `M${left + 13.5} 56C${left + 20} 66 ${left + 22} 70 ${left + 22} 76A8.5 8.5 0 0 1 ${left + 5} 76C${left + 5} 70 ${left + 7} 66 ${left + 13.5} 56Z`,
        slant(String(light), String(deep)),
      ),
      box(left + 6, 107, 15, 7, 2, String(deep)),
      box(left + 4, 22, 12, 9, 2, '#3A3F4E'),
    ]
  }),
)
