import { sketch } from './sketch.ts'

export const giftWrap = sketch(({ across, down, relief, box, oval, shape, line }) => [
  ...[
    [18, '#E2566A', '#B02A44', '#FFD8A0'],
    [50, '#3E9AC8', '#1E6A98', '#FFFFFF'],
    [82, '#E8B23C', '#B07E10', '#FFFFFF'],
  ].flatMap(([x, colour, dark, dot]) => {
    const left = Number(x)
    return [
      relief(
        '#FFFFFF',
        String(dark),
        2,
        box(left, 16, 28, 90, 3, across(String(colour), '#FFFFFF', String(colour), String(dark))),
      ),
      box(left, 18, 28, 86, 3, String(colour), 0.72),
      ...[30, 46, 62, 78, 94].flatMap((y, at) => [
        oval(left + (at % 2 ? 9 : 19), y, 3, 3, String(dot)),
        oval(left + (at % 2 ? 21 : 7), y + 8, 2, 2, String(dot)),
      ]),
      relief('#FFFFFF', '#7A5A38', 1.2, oval(left + 14, 16, 14, 5, '#E8D2AC')),
      oval(left + 14, 16, 8, 2.8, '#8A6A44'),
    ]
  }),
  relief('#FFFFFF', '#7A1A3A', 1.4, shape('M8 58H120V68H8Z', down('#F2F4F8', '#D8DDE8'))),
  relief(
    '#FFC8D4',
    '#7A1A3A',
    1.6,
    shape('M64 63C50 44 34 48 38 60C42 70 56 68 64 63ZM64 63C78 44 94 48 90 60C86 70 72 68 64 63Z', '#D8365A'),
    shape('M62 64L46 92L54 94L64 68L74 94L82 92L66 64Z', '#C02A4C'),
  ),
  relief('#FFC8D4', '#7A1A3A', 1.2, oval(64, 63, 6, 6, '#E85A7A')),
  line('M12 116H116', '#C4CAD6', 2, 0.5),
])
