import { sketch } from './sketch.ts'

interface Content {
  /** Left, middle and right of what is seen through the glass, with its light and its shade. */
  readonly jam: readonly [string, string, string, string, string]
  readonly cloth: readonly [string, string, string]
  readonly fruit: 'strawberry' | 'berries' | 'apricot' | 'tomato'
}

/** A jar under a piece of cloth, with its fruit on the label. */
const jarOf = ({ jam: [left, middle, right, light, shade], cloth, fruit }: Content) =>
  sketch(({ across, slant, glow, relief, box, shape, oval, line }) => [
    relief('#FFFFFF', '#8FB0C4', 2, box(22, 34, 84, 86, 16, across('#CFE6F1', '#F3FAFD', '#BFDCEB'))),
    relief(light, shade, 2, box(27, 44, 74, 72, 13, across(left, middle, right))),
    relief('#FFFFFF', '#BDA88A', 1.2, box(34, 62, 60, 40, 6, '#FFF8EA')),
    ...{
      strawberry: () => [
        relief(
          '#FFB0A6',
          '#8E1A22',
          1.4,
          shape('M64 96C52 90 48 80 54 74C58 71 70 71 74 74C80 80 76 90 64 96Z', glow('#FF6B6B', '#D92A3F')),
        ),
        shape('M64 75C58 76 54 73 53 69C58 68 60 70 64 70C68 70 70 68 75 69C74 73 70 76 64 75Z', '#4FA84C'),
        oval(59, 81, 1, 1.4, '#FFE3A8'),
        oval(68, 80, 1, 1.4, '#FFE3A8'),
        oval(64, 87, 1, 1.4, '#FFE3A8'),
      ],
      berries: () => [
        ...[
          [56, 80],
          [64, 76],
          [72, 80],
          [60, 87],
          [68, 87],
          [64, 93],
        ].map(([x = 0, y = 0]) => relief('#B9A0E8', '#2C1450', 1, oval(x, y, 5, 5, glow('#7A4FB8', '#47237F')))),
        shape('M64 73C58 74 54 71 53 67C58 66 60 68 64 68C68 68 70 66 75 67C74 71 70 74 64 73Z', '#4FA84C'),
      ],
      apricot: () => [
        relief('#FFE2A8', '#A8560C', 1.4, oval(64, 84, 13, 12, glow('#FFC65A', '#F08C1E'))),
        line('M64 73C60 80 60 88 64 95', '#C46A12', 1.4, 0.7),
        shape('M65 73C68 66 76 65 80 68C77 74 70 76 65 73Z', '#5FAE4A'),
      ],
      tomato: () => [
        relief('#FFB79E', '#8E1A14', 1.4, oval(64, 85, 15, 12, glow('#FF6A4E', '#D4281C'))),
        shape('M64 77L57 80L60 75L53 72L61 72L64 66L67 72L75 72L68 75L71 80Z', '#3F8F3C'),
      ],
    }[fruit](),
    relief(
      '#FFFFFF',
      cloth[2],
      1.8,
      shape(
        'M18 26C18 10 30 6 64 6S110 10 110 26L114 40C104 46 96 38 88 44C80 48 72 40 64 45C56 40 48 48 40 44C32 38 24 46 14 40Z',
        slant(cloth[0], cloth[1]),
      ),
    ),
    line('M30 14V40M46 10V42M64 9V43M82 10V42M98 14V40M18 24H110', '#FFFFFF', 3, 0.55),
    line('M20 31C40 36 88 36 108 31', '#FFE9B5', 3.4),
    line('M30 56V104', '#FFFFFF', 3.5, 0.55),
  ])

export const jamJar = jarOf({
  jam: ['#B8163C', '#EB4468', '#A31033', '#FF9FB0', '#7C0A26'],
  cloth: ['#F5695F', '#D33B3B', '#9C2A2A'],
  fruit: 'strawberry',
})
export const berryJamJar = jarOf({
  jam: ['#3E1A5C', '#6B3596', '#33134E', '#B48AD8', '#1E0A30'],
  cloth: ['#A07AD6', '#6F47B0', '#4A2A80'],
  fruit: 'berries',
})
export const apricotJamJar = jarOf({
  jam: ['#D87A12', '#F7AE3E', '#C96C0A', '#FFDFA0', '#8A4A06'],
  cloth: ['#F4C04E', '#DC9424', '#9C6410'],
  fruit: 'apricot',
})
export const tomatoPasteJar = jarOf({
  jam: ['#A31A10', '#D23A26', '#8E140C', '#F08A74', '#5E0C06'],
  cloth: ['#6DB05C', '#3F8640', '#2C5E2E'],
  fruit: 'tomato',
})
