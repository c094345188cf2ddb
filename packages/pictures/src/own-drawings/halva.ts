import { sketch } from './sketch.ts'

export const halva = sketch(({ down, slant, relief, oval, shape, line }) => [
  relief('#FFF6E0', '#8A6A38', 2.4, shape('M18 58L56 40L112 52V88L74 110L18 94Z', slant('#E8D2A8', '#D0B27C'))),
  relief('#FFFBEC', '#A8884C', 1.6, shape('M18 58L56 40L112 52L74 72Z', slant('#F6E8C6', '#E6CFA0'))),
  relief('#F4E2BC', '#8A6A38', 1.6, shape('M74 72L112 52V88L74 110Z', down('#DEC492', '#C4A468'))),
  ...[
    [30, 68],
    [44, 82],
    [58, 76],
    [36, 86],
    [62, 94],
    [50, 64],
    [84, 78],
    [98, 66],
    [92, 90],
    [104, 80],
  ].map(
    ([x = 0, y = 0], at) =>
      `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="3" transform="rotate(${at * 37} ${x} ${y})" fill="${at % 3 === 2 ? '#A8884C' : '#8DB04A'}"/>`,
  ),
  ...[
    [46, 52],
    [62, 50],
    [78, 58],
    [92, 52],
    [56, 60],
  ].map(([x = 0, y = 0]) => oval(x, y, 4, 2, '#9DBE5A')),
  line('M24 74L66 86M24 84L50 92', '#C4A468', 1.6, 0.7),
  relief('#FFF6E0', '#8A6A38', 1.8, shape('M20 104L40 98L58 106L36 114Z', slant('#F0DDB4', '#D6BA84'))),
  oval(38, 105, 3.4, 2, '#8DB04A'),
])
