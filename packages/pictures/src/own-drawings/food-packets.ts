import { writeLetters } from '../letters.ts'
import { type Pen, sketch } from './sketch.ts'

type Place = readonly [x: number, y: number, index: number]

interface Packet {
  /** Edge, middle and edge of the film, and the shade along its rim. */
  readonly film: readonly [string, string, string]
  readonly rim: string
  readonly band: string
  readonly words: readonly [string] | readonly [string, string]
  /** What is seen through the window. */
  readonly inside: (pen: Pen) => readonly string[]
}

/** A packet of food that stands, with what it is printed on it and the food itself behind a window. */
const packetOf = ({ film, rim, band, words: [first, second], inside }: Packet) =>
  sketch((pen) => [
    pen.relief(
      '#FFFFFF',
      rim,
      2.4,
      pen.shape('M26 14H102L106 112C106 117 103 120 98 120H30C25 120 22 117 22 112Z', pen.across(...film)),
    ),
    pen.relief('#FFFFFF', rim, 1.4, pen.shape('M24 6H104L102 19H26Z', band)),
    pen.line('M31 12H97', '#FFFFFF', 1.8, 0.65),
    pen.box(25, 26, 78, second ? 34 : 24, 0, band),
    writeLetters(first, { x: 28, y: 26, width: 72, height: second ? 18 : 24 }, '#FFFFFF'),
    second ? writeLetters(second, { x: 28, y: 42, width: 72, height: 18 }, '#FFFFFF') : '',
    pen.relief('#FFFFFF', rim, 1.4, pen.box(31, 66, 66, 47, 10, '#FFFDF4')),
    ...inside(pen),
    pen.line('M29 30C28 56 27 82 26 108', '#FFFFFF', 2.6, 0.45),
  ])

/** Places in the window, so many in a row, every other row set in by half. */
const places = (columns: number, rows: number): readonly Place[] =>
  Array.from({ length: columns * rows }, (_, index): Place => {
    const row = Math.floor(index / columns)
    const step = 54 / columns
    return [37 + step * ((index % columns) + (row % 2 ? 0.75 : 0.25)), 72 + (36 / rows) * (row + 0.4), index]
  })
const turn = (degrees: number, [x, y]: Place, shape: string) =>
  `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${shape}</g>`

export const semolinaBag = packetOf({
  film: ['#F2DFA6', '#FBF0CC', '#E6CE8C'],
  rim: '#A08030',
  band: '#D8902A',
  words: ['İRMİK'],
  inside: ({ oval }) =>
    places(12, 9).map(([x, y, at]) => oval(x, y, 1.9, 1.7, ['#F0D078', '#E4BC58', '#F8E2A0'][at % 3] ?? '')),
})
export const breadcrumbsBag = packetOf({
  film: ['#E2B87C', '#F2D2A0', '#D4A464'],
  rim: '#8A5A20',
  band: '#A8481C',
  words: ['GALETA', 'UNU'],
  inside: ({ box }) =>
    places(9, 7).map((place) =>
      turn(
        place[2] * 41,
        place,
        box(place[0] - 2.4, place[1] - 2, 4.8, 4, 1.2, ['#D89A4C', '#C07C30', '#EAB874'][place[2] % 3] ?? ''),
      ),
    ),
})
export const vermicelliBag = packetOf({
  film: ['#8CC4E8', '#C4E4F8', '#74B0DA'],
  rim: '#2E6A94',
  band: '#2A6FB4',
  words: ['ŞEHRİYE'],
  inside: ({ oval }) =>
    places(8, 7).map((place) =>
      turn(place[2] * 53, place, oval(place[0], place[1], 4.2, 1.5, place[2] % 2 ? '#F2C864' : '#E4B040')),
    ),
})
export const homeNoodles = packetOf({
  film: ['#E8E0D0', '#FAF6EC', '#DAD0BC'],
  rim: '#8A7A58',
  band: '#7A3E9A',
  words: ['ERİŞTE'],
  inside: ({ box }) =>
    places(6, 6).map((place) =>
      turn(place[2] * 37, place, box(place[0] - 7, place[1] - 1.6, 14, 3.2, 0.6, place[2] % 2 ? '#F4D88C' : '#E6C068')),
    ),
})
export const couscousBag = packetOf({
  film: ['#9ED0A8', '#CDEBD2', '#88BE94'],
  rim: '#2E6E42',
  band: '#2E8A50',
  words: ['KUSKUS'],
  inside: ({ oval, relief }) =>
    places(9, 6).map(([x, y, at]) =>
      relief('#FFF6D8', '#B88A38', 0.7, oval(x, y, 3, 3, at % 2 ? '#F2CE80' : '#E8BC60')),
    ),
})
export const oatBag = packetOf({
  film: ['#D6B488', '#ECD2AC', '#C8A270'],
  rim: '#7A5628',
  band: '#4A7A3A',
  words: ['YULAF', 'EZMESİ'],
  inside: ({ oval, line }) =>
    places(7, 6).map((place) =>
      turn(
        place[2] * 47,
        place,
        oval(place[0], place[1], 4.4, 3.2, place[2] % 2 ? '#F2E2C0' : '#E2CC9E') +
          line(`M${place[0] - 3} ${place[1]}H${place[0] + 3}`, '#B89862', 0.8),
      ),
    ),
})
export const granolaBag = packetOf({
  film: ['#8A4A9E', '#B478C4', '#763A8A'],
  rim: '#4A1A5A',
  band: '#5A2470',
  words: ['GRANOLA'],
  inside: ({ oval, box }) =>
    places(7, 6).map((place) =>
      place[2] % 5 === 2
        ? oval(place[0], place[1], 3, 2.6, '#A82A3A')
        : place[2] % 5 === 4
          ? turn(place[2] * 31, place, oval(place[0], place[1], 4.4, 2.4, '#8A5024'))
          : turn(
              place[2] * 43,
              place,
              box(place[0] - 3.6, place[1] - 2.8, 7.2, 5.6, 2, ['#D8A254', '#C88A3A', '#E8BE7C'][place[2] % 3] ?? ''),
            ),
    ),
})
export const tarhanaBag = packetOf({
  film: ['#F0C8A0', '#FBE2C6', '#E2B284'],
  rim: '#8E5424',
  band: '#C4402A',
  words: ['TARHANA'],
  inside: ({ oval }) =>
    places(11, 8).map(([x, y, at]) => oval(x, y, 2.3, 1.9, ['#E08A4A', '#CC7034', '#EEA468'][at % 3] ?? '')),
})
export const cocoaBag = packetOf({
  film: ['#6A3A20', '#8E5634', '#5A2E18'],
  rim: '#2A1006',
  band: '#3A1A0A',
  words: ['KAKAO'],
  inside: ({ oval, shape, slant }) => [
    shape('M36 106C40 88 52 80 64 76C76 80 88 88 92 106C84 110 44 110 36 106Z', slant('#8A4E2A', '#5A2C14')),
    ...places(8, 4).map(([x, y]) => oval(x, y + 8, 1, 0.8, '#A8683E')),
  ],
})
export const frozenFries = packetOf({
  film: ['#2F6FC4', '#5C9AE4', '#255CA8'],
  rim: '#123A70',
  band: '#C8281E',
  words: ['PARMAK', 'PATATES'],
  inside: ({ box, relief }) =>
    places(6, 5).map((place) =>
      turn(
        place[2] * 29 - 40,
        place,
        relief(
          '#FFF2B0',
          '#B8801A',
          0.8,
          box(place[0] - 9, place[1] - 2.2, 18, 4.4, 1, place[2] % 2 ? '#F6D060' : '#ECBC40'),
        ),
      ),
    ),
})
export const mantiBag = packetOf({
  film: ['#3AA0B4', '#74C8D8', '#2E8C9E'],
  rim: '#14525E',
  band: '#1A5A78',
  words: ['MANTI'],
  inside: ({ shape, relief, line }) =>
    places(5, 4).map(
      ([x, y]) =>
        relief(
          '#FFFFFF',
          '#A88A54',
          0.8,
          shape(
            `M${x - 5} ${y + 4}C${x - 6} ${y - 1} ${x - 2} ${y - 2} ${x} ${y - 5}C${x + 2} ${y - 2} ${x + 6} ${y - 1} ${x + 5} ${y + 4}Z`,
            '#F4E2BC',
          ),
        ) + line(`M${x} ${y - 4}V${y + 1}`, '#C8A868', 0.8),
    ),
})
export const dates = packetOf({
  film: ['#C8A24A', '#E8CC80', '#B48E38'],
  rim: '#6A4A10',
  band: '#6A2A14',
  words: ['HURMA'],
  inside: ({ oval, relief, line }) =>
    places(4, 4).map((place) =>
      turn(
        place[2] * 33,
        place,
        relief('#C07A48', '#2A0E04', 1, oval(place[0], place[1], 7.4, 4.4, place[2] % 2 ? '#6E3218' : '#84401E')) +
          line(`M${place[0] - 4} ${place[1] - 1}H${place[0] + 3}`, '#B0683A', 0.9),
      ),
    ),
})
export const cashews = packetOf({
  film: ['#3E7A8E', '#6AAABE', '#34687A'],
  rim: '#163A48',
  band: '#C8862A',
  words: ['KAJU'],
  inside: ({ shape, relief }) =>
    places(5, 5).map((place) => {
      const [x, y, at] = place
      const path = `M${x - 6} ${y - 2}C${x - 4} ${y - 7} ${x + 4} ${y - 7} ${x + 6} ${y - 1}C${x + 7} ${y + 3} ${x + 3} ${y + 4} ${x + 2} ${y + 1}C${x + 1} ${y - 2} ${x - 2} ${y - 2} ${x - 3} ${y + 1}C${x - 5} ${y + 3} ${x - 7} ${y + 1} ${x - 6} ${y - 2}Z`
      return turn(at * 61, place, relief('#FFFFFF', '#A8803C', 0.8, shape(path, at % 2 ? '#F6E4B8' : '#ECD29A')))
    }),
})
export const pumpkinSeeds = packetOf({
  film: ['#E88A2E', '#F8B468', '#D87820'],
  rim: '#7A3C08',
  band: '#2E7A3A',
  words: ['KABAK', 'ÇEKİRDEĞİ'],
  inside: ({ shape, relief }) =>
    places(7, 5).map((place) => {
      const [x, y, at] = place
      const path = `M${x} ${y - 5}C${x + 4} ${y - 2} ${x + 4} ${y + 4} ${x} ${y + 5}C${x - 4} ${y + 4} ${x - 4} ${y - 2} ${x} ${y - 5}Z`
      return turn(at * 43, place, relief('#FFFFFF', '#A89A6A', 0.7, shape(path, at % 2 ? '#FBF6E4' : '#F0E8CC')))
    }),
})
export const driedFigs = packetOf({
  film: ['#A8844A', '#D0B078', '#967038'],
  rim: '#4A3210',
  band: '#6E2A5A',
  words: ['KURU', 'İNCİR'],
  inside: ({ shape, relief, oval }) =>
    places(4, 3).map(
      ([x, y, at]) =>
        relief(
          '#FBE6B8',
          '#6A4A18',
          1,
          shape(
            `M${x} ${y - 7}C${x + 3} ${y - 4} ${x + 8} ${y - 1} ${x + 7} ${y + 3}C${x + 5} ${y + 7} ${x - 5} ${y + 7} ${x - 7} ${y + 3}C${x - 8} ${y - 1} ${x - 3} ${y - 4} ${x} ${y - 7}Z`,
            at % 2 ? '#D8B06C' : '#C89C54',
          ),
        ) + oval(x, y + 3, 1.6, 1.2, '#7A4A1C'),
    ),
})
export const raisins = packetOf({
  film: ['#8A7AC4', '#B4A8E0', '#7868B0'],
  rim: '#352868',
  band: '#4A3A94',
  words: ['KURU', 'ÜZÜM'],
  inside: ({ oval, relief, line }) =>
    places(6, 5).map((place) =>
      turn(
        place[2] * 39,
        place,
        relief('#F0C890', '#4A2408', 0.9, oval(place[0], place[1], 5, 3.6, place[2] % 2 ? '#B8783A' : '#A06428')) +
          line(`M${place[0] - 2.6} ${place[1] - 0.6}H${place[0] + 2}`, '#6E3C14', 0.8),
      ),
    ),
})
