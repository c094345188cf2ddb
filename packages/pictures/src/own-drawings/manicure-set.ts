import { sketch } from './sketch.ts'

/** An open case with scissors, file, clippers and cuticle stick in their loops. */
export const manicureSet = sketch(({ across, down, slant, relief, box, oval, shape, line }) => [
  relief('#D8A8B8', '#2A0814', 2.6, box(6, 10, 116, 108, 10, slant('#8A2A4A', '#5A142C'))),
  box(13, 17, 102, 94, 6, down('#F6DCE4', '#E4B8C6')),
  box(13, 58, 102, 10, 0, '#B04A6C'),
  ...[
    [28, '#E8ECF2'],
    [50, '#F2CC9A'],
    [98, '#E8ECF2'],
  ].map(([x, paint]) =>
    relief(
      '#FFFFFF',
      '#4A5464',
      1.4,
      shape(`M${Number(x) - 4} 24H${Number(x) + 4}L${Number(x) + 5} 100L${x} 106L${Number(x) - 5} 100Z`, String(paint)),
    ),
  ),
  line('M50 30V96M47 34L53 38M47 44L53 48M47 76L53 80M47 86L53 90', '#B8803E', 1.4, 0.8),
  relief(
    '#FFFFFF',
    '#4A5464',
    1.6,
    shape('M72 22L76 58L71 74L67 58ZM78 22L74 58L80 74L82 58Z', across('#C8D0DC', '#F2F5FA')),
  ),
  `<circle cx="68" cy="88" r="9" stroke="#4A5464" stroke-width="5"/><circle cx="84" cy="88" r="9" stroke="#4A5464" stroke-width="5"/><circle cx="68" cy="88" r="9" stroke="#D4DAE4" stroke-width="2.8"/><circle cx="84" cy="88" r="9" stroke="#D4DAE4" stroke-width="2.8"/>`,
  oval(75, 62, 2.4, 2.4, '#4A5464'),
  box(20, 59, 88, 8, 2, '#C8648A', 0.9),
  line('M20 63H108', '#F0B4C8', 1.2),
])
