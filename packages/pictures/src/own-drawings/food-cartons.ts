import { writeLetters } from '../letters.ts'
import { type Pen, sketch } from './sketch.ts'

interface Carton {
  readonly front: readonly [string, string]
  readonly side: string
  readonly rim: string
  readonly words: readonly [string] | readonly [string, string]
  /** The picture below the words, around (54, 84). */
  readonly picture: (pen: Pen) => readonly string[]
}

/** A folding carton of food seen from its front and right, the kind printed on it. */
const cartonOf = ({ front, side, rim, words: [first, second], picture }: Carton) =>
  sketch((pen) => [
    pen.relief('#FFFFFF', rim, 2, pen.shape('M90 22L110 12V106L90 118Z', side)),
    pen.relief('#FFFFFF', rim, 1.6, pen.shape('M18 22L38 12H110L90 22Z', front[1])),
    pen.relief('#FFFFFF', rim, 2.4, pen.box(17, 21, 74, 98, 3, pen.slant(...front))),
    writeLetters(first, { x: 21, y: 24, width: 66, height: second ? 20 : 26 }, '#FFFFFF'),
    second ? writeLetters(second, { x: 21, y: 42, width: 66, height: 18 }, '#FFFFFF') : '',
    pen.relief('#FFFFFF', rim, 1.2, pen.oval(54, 87, 32, 27, '#FFFBEE')),
    ...picture(pen),
  ])

const bowl = ({ relief, shape, oval, slant }: Pen, filling: string) => [
  relief('#FFFFFF', '#5A6A88', 1.6, shape('M30 86H78C78 100 68 108 54 108S30 100 30 86Z', slant('#7CA8E0', '#4A78B8'))),
  oval(54, 86, 24, 7, '#3E68A4'),
  oval(54, 85, 22, 6, filling),
]

export const cornFlakes = cartonOf({
  front: ['#F6B42C', '#EC8E1C'],
  side: '#C8701A',
  rim: '#7A4208',
  words: ['MISIR', 'GEVREĞİ'],
  picture: (pen) => [
    ...bowl(pen, '#FFF8E4'),
    ...[
      [40, 80],
      [48, 76],
      [56, 79],
      [64, 76],
      [70, 82],
      [46, 84],
      [60, 85],
      [53, 72],
    ].map(([x = 0, y = 0], at) =>
      pen.relief(
        '#FFE89A',
        '#A8680C',
        0.9,
        `<ellipse cx="${x}" cy="${y}" rx="6" ry="4" fill="${at % 2 ? '#F2B236' : '#E8982A'}" transform="rotate(${at * 50} ${x} ${y})"/>`,
      ),
    ),
  ],
})
export const instantSoup = cartonOf({
  front: ['#E2583A', '#C23A22'],
  side: '#962A16',
  rim: '#5E1408',
  words: ['HAZIR', 'ÇORBA'],
  picture: (pen) => [
    ...bowl(pen, '#F29A3E'),
    pen.line('M46 76C43 70 49 68 46 62M56 76C53 70 59 68 56 62M66 76C63 70 69 68 66 62', '#D8C8B0', 2),
    pen.oval(50, 85, 3, 1.4, '#5AA03C'),
    pen.oval(60, 86, 2.6, 1.2, '#5AA03C'),
  ],
})
export const stockCubes = cartonOf({
  front: ['#F2D03A', '#DCB020'],
  side: '#B08A10',
  rim: '#6A5004',
  words: ['BULYON'],
  picture: ({ relief, shape, box, across }) =>
    [
      [32, 84],
      [56, 84],
      [44, 66],
    ].flatMap(([x = 0, y = 0]) => [
      relief('#FFFFFF', '#8A6A10', 1.2, shape(`M${x} ${y}L${x + 5} ${y - 5}H${x + 25}L${x + 20} ${y}Z`, '#FFF0B0')),
      relief('#FFFFFF', '#8A6A10', 1.2, box(x, y, 20, 17, 1.5, across('#E8B62C', '#F6D668'))),
      box(x, y + 6, 20, 5, 0, '#C83A22'),
    ]),
})
export const starchBox = cartonOf({
  front: ['#5CA0E2', '#2F74BE'],
  side: '#205898',
  rim: '#0E3460',
  words: ['MISIR', 'NİŞASTASI'],
  picture: ({ relief, shape, oval, down, line }) => [
    relief(
      '#E0F4C0',
      '#2E6A1C',
      1.4,
      shape(
        'M40 106C30 92 36 78 50 68C48 84 50 96 54 108ZM70 106C80 92 74 78 60 68C62 84 58 96 54 108Z',
        down('#8CC850', '#4A9030'),
      ),
    ),
    relief('#FFF2B0', '#B07A10', 1.4, oval(55, 84, 10, 21, '#F6CC48')),
    ...[70, 76, 82, 88, 94].map((y) => line(`M48 ${y}H62`, '#D8A020', 1.4)),
    line('M51 66V102M55 64V104M59 66V102', '#D8A020', 1.2),
  ],
})
export const puddingBox = cartonOf({
  front: ['#B4744A', '#8A4A28'],
  side: '#6A3418',
  rim: '#3A1808',
  words: ['PUDİNG'],
  picture: ({ relief, shape, oval, down }) => [
    relief('#FFFFFF', '#7A8AA0', 1.6, shape('M34 72H74L67 104H41Z', down('#E8F2FA', '#C4D6E6'))),
    shape('M37 78H71L66 101H42Z', '#6A3418'),
    oval(54, 74, 20, 6, '#8A4E2A'),
    relief('#FFFFFF', '#C8B49A', 1.2, oval(54, 69, 10, 6, '#FFF8EA'), oval(54, 64, 6, 4.4, '#FFFFFF')),
    oval(54, 59.5, 2.8, 2.8, '#D0302A'),
  ],
})
export const whippedToppingBox = cartonOf({
  front: ['#F09CB4', '#DC6A8C'],
  side: '#B84A6C',
  rim: '#74203C',
  words: ['KREM', 'ŞANTİ'],
  picture: ({ relief, oval, shape }) => [
    relief(
      '#FFFFFF',
      '#C0A888',
      1.6,
      oval(54, 100, 24, 9, '#FFF4DC'),
      oval(54, 90, 18, 8, '#FFFAEC'),
      oval(54, 80, 12, 7, '#FFF4DC'),
      shape('M46 78C48 70 52 66 56 62C58 68 62 72 62 78Z', '#FFFFFF'),
    ),
  ],
})
export const frozenPizza = cartonOf({
  front: ['#3A9A58', '#22743C'],
  side: '#185A2C',
  rim: '#0A3818',
  words: ['DONUK', 'PİZZA'],
  picture: ({ relief, oval, glow }) => [
    relief('#FFE2B0', '#8A4A10', 1.8, oval(54, 87, 27, 22, '#E0A050')),
    oval(54, 87, 22, 17.5, glow('#F8D870', '#F0B848')),
    ...[
      [44, 80],
      [60, 78],
      [68, 90],
      [52, 92],
      [40, 94],
      [60, 100],
    ].map(([x = 0, y = 0]) => oval(x, y, 4.6, 3.8, '#C83A28')),
    ...[
      [52, 84],
      [64, 84],
      [46, 88],
      [58, 95],
    ].map(([x = 0, y = 0]) => oval(x, y, 2.2, 1.6, '#3E8A34')),
  ],
})
export const puffPastry = cartonOf({
  front: ['#7A8CE0', '#4E60BC'],
  side: '#384898',
  rim: '#1A2660',
  words: ['MİLFÖY', 'HAMURU'],
  picture: ({ relief, shape, line }) =>
    [100, 91, 82, 73].map(
      (y, at) =>
        relief(
          '#FFFFFF',
          '#B8935A',
          1.2,
          shape(`M${32 + at * 2} ${y}L54 ${y - 9}L${76 - at * 2} ${y}L54 ${y + 9}Z`, at % 2 ? '#FBEBC8' : '#F2DCAE'),
        ) + line(`M${38 + at * 2} ${y}L54 ${y - 6}`, '#FFFFFF', 1.2, 0.7),
    ),
})
