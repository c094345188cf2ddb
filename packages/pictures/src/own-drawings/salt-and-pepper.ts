import { sketch } from './sketch.ts'

/** A pair of glass shakers, one of salt and one of pepper. */
export const saltAndPepper = sketch(({ across, relief, box, oval, shape }) =>
  [
    [36, '#FFFFFF', '#E4EAF2'],
    [92, '#4A3A30', '#2A1E18'],
  ].flatMap(([at, light, dark]) => {
    const x = Number(at)
    return [
      relief(
        '#FFFFFF',
        '#5A7A90',
        2.6,
        shape(
          `M${x - 20} 42H${x + 20}L${x + 25} 110C${x + 25} 118 ${x - 25} 118 ${x - 25} 110Z`,
          across('#BFDCEB', '#F3FAFD', '#AECFE2'),
        ),
      ),
      shape(
        `M${x - 18} 66C${x - 8} 60 ${x + 8} 70 ${x + 18} 64L${x + 21} 108C${x + 21} 113 ${x - 21} 113 ${x - 21} 108Z`,
        across(String(dark), String(light), String(dark)),
      ),
      relief(
        '#FFFFFF',
        '#4A5464',
        2,
        shape(`M${x - 22} 42C${x - 22} 14 ${x + 22} 14 ${x + 22} 42Z`, across('#98A2B2', '#F2F5FA', '#8A94A4')),
      ),
      box(x - 22, 38, 44, 7, 2, '#7A8494'),
      ...[
        [-7, 28],
        [0, 24],
        [7, 28],
        [-3.5, 33],
        [3.5, 33],
      ].map(([dx = 0, y = 0]) => oval(x + dx, y, 1.8, 1.4, '#3A424E')),
    ]
  }),
)
