import { sketch } from './sketch.ts'

export const nailClippers = sketch(({ across, slant, relief, shape, oval, line }) => [
  relief(
    '#FFFFFF',
    '#4C5260',
    2.2,
    shape(
      'M14 84C30 70 84 62 112 64C118 64 120 70 116 74L112 78C90 80 50 90 26 98C16 100 8 92 14 84Z',
      across('#AEB5C2', '#E9EDF3', '#B7BECB'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#4C5260',
    2.2,
    shape(
      'M16 92C40 78 86 70 114 72C120 74 120 80 114 82C92 86 52 100 30 106C18 108 10 100 16 92Z',
      slant('#DDE2EA', '#8F97A6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#4C5260',
    2,
    shape('M30 46C26 40 34 32 42 36L104 60C110 62 110 68 104 69L98 70Z', slant('#F4F6F9', '#A2AAB8')),
  ),
  relief('#FFFFFF', '#4C5260', 1.4, oval(102, 67, 6, 6, '#C9CFDA')),
  line('M42 44L86 60', '#8F97A6', 2, 0.8),
  line('M112 63L116 80', '#5B6270', 2.6),
  relief('#FFFFFF', '#4C5260', 1.2, oval(24, 94, 4, 4, '#6E7686')),
])
