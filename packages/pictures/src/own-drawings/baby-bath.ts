import { sketch } from './sketch.ts'

/** A baby's tub with foam and a duck. */
export const babyBath = sketch(({ down, across, glow, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#2A6A8A',
    2.8,
    shape('M4 60H124C122 96 108 112 92 114H36C20 112 6 96 4 60Z', across('#8ACCE8', '#D0EEFA', '#76BEDC')),
  ),
  relief('#FFFFFF', '#2A6A8A', 2, oval(64, 60, 61, 16, '#C4E8F6')),
  oval(64, 60, 53, 12, down('#5AAED4', '#8AD0EC')),
  ...[
    [30, 58, 9],
    [44, 62, 11],
    [58, 66, 9],
    [74, 66, 10],
    [20, 62, 6],
  ].map(([x = 0, y = 0, r = 0]) =>
    relief('#FFFFFF', '#A8CCE0', 0.8, oval(x, y, r, r * 0.72, glow('#FFFFFF', '#E4F4FC'))),
  ),
  relief(
    '#FFF6C0',
    '#A87408',
    1.8,
    shape(
      'M78 60C74 50 84 44 92 48C92 40 100 34 108 40C114 44 112 52 108 54C114 60 108 68 98 68H88C82 68 78 64 78 60Z',
      glow('#FFE45A', '#F2B81E'),
    ),
  ),
  shape('M111 44L122 46L111 50Z', '#F07A2A'),
  oval(105, 43, 1.8, 2, '#23262E'),
  line('M18 84C24 98 34 106 44 108', '#FFFFFF', 3.4, 0.7),
  relief('#FFFFFF', '#2A6A8A', 1.4, shape('M36 112H46V122H32ZM82 112H92L96 122H82Z', '#6AB4D4')),
])
