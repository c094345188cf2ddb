import { sketch } from './sketch.ts'

const points = (top: boolean) =>
  Array.from({ length: 8 }, (_, at) => {
    const x = 19 + at * 10 + (at > 3 ? 10 : 0)
    const [base, tip] = top ? [24, 54] : [104, 74]
    return [`M${x} ${base}H${x + 10}L${x + 5} ${tip}Z`, at % 2 === (top ? 0 : 1) ? '#8A2A1A' : '#F4E0B4'] as const
  })

export const backgammon = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  relief('#FBE0B4', '#3E1E08', 2.8, box(6, 12, 116, 104, 5, down('#A8642C', '#7A401A'))),
  relief('#3E1E08', '#FBE0B4', 1.4, box(15, 21, 46, 86, 2, '#D8A868'), box(67, 21, 46, 86, 2, '#D8A868')),
  ...[...points(true), ...points(false)].map(([path, colour]) => shape(path, colour)),
  ...[
    [24, 29, '#FFF4DC'],
    [24, 38, '#FFF4DC'],
    [54, 99, '#4A2410'],
    [54, 90, '#4A2410'],
    [94, 29, '#4A2410'],
    [94, 38, '#4A2410'],
    [84, 99, '#FFF4DC'],
    [104, 99, '#FFF4DC'],
    [104, 90, '#FFF4DC'],
  ].map(([x, y, colour]) =>
    relief('#FFFFFF', '#2A1206', 1, oval(Number(x), Number(y), 4.8, 4.8, glow(String(colour), String(colour)))),
  ),
  relief('#FFFFFF', '#8A92A4', 1, box(30, 58, 12, 12, 2.4, '#FFFFFF'), box(86, 60, 12, 12, 2.4, '#FFFFFF')),
  ...[
    [33, 61],
    [36, 64],
    [39, 67],
    [89, 63],
    [95, 69],
    [89, 69],
    [95, 63],
  ].map(([x = 0, y = 0]) => oval(x, y, 1.2, 1.2, '#1E222A')),
  line('M64 16V112', '#5A2E10', 1.6),
])
