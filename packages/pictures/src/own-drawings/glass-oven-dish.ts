import { sketch } from './sketch.ts'

export const glassOvenDish = sketch(({ across, relief, oval, shape, line, box }) => [
  relief('#FFFFFF', '#6AA0B4', 2, box(2, 52, 22, 12, 6, '#C4E4EE'), box(104, 52, 22, 12, 6, '#C4E4EE')),
  relief(
    '#FFFFFF',
    '#5A90A8',
    2.6,
    shape('M12 50H116L108 96C106 104 100 108 92 108H36C28 108 22 104 20 96Z', across('#B4DCE8', '#F2FCFF', '#A4D0DE')),
  ),
  relief(
    '#FFE0A8',
    '#8A4A10',
    1.6,
    shape('M18 66H110L105 94C104 100 98 103 92 103H36C30 103 24 100 23 94Z', across('#E0943C', '#F4C06C', '#D08430')),
  ),
  relief('#FFF0C0', '#9A5A14', 1.4, oval(64, 66, 46, 10, '#F2C45C')),
  ...[
    [40, 64],
    [56, 69],
    [72, 62],
    [86, 68],
    [62, 60],
  ].map(([x = 0, y = 0], at) => oval(x, y, 6, 2.6, at % 2 ? '#C8502A' : '#B87420', 0.8)),
  `<ellipse cx="64" cy="51" rx="52" ry="12" stroke="#FFFFFF" stroke-width="3.4"/><ellipse cx="64" cy="51" rx="52" ry="12" stroke="#8CBCCC" stroke-width="1.2"/>`,
  line('M26 74L31 98', '#FFFFFF', 4, 0.7),
  line('M36 72L40 98', '#FFFFFF', 2, 0.6),
])
