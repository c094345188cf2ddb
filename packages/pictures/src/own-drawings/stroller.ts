import { sketch } from './sketch.ts'

export const stroller = sketch(({ down, slant, glow, relief, oval, shape, line }) => [
  line('M88 62L112 20C114 16 119 15 122 17', '#4B485E', 5),
  line('M34 74L88 104M92 74L36 104', '#6B687F', 4.5),
  relief('#9FE3DA', '#0C5F5A', 2.4, shape('M8 52C8 24 30 8 56 8V56H9C8 56 8 54 8 52Z', slant('#43BDB0', '#1D8A80'))),
  line('M56 56L20 26M56 56L38 12', '#0F6B64', 2, 0.7),
  relief(
    '#B6EFE7',
    '#0C5F5A',
    2.6,
    shape('M8 56H96C100 56 101 58 100 62C96 80 82 88 62 88H44C24 88 12 78 8 60Z', down('#5CD0C3', '#23968B')),
  ),
  shape('M14 64H96L94 70H16Z', '#FFFFFF', 0.35),
  relief('#FFFFFF', '#B9AFC0', 1.2, oval(68, 48, 10, 9, glow('#FFF6EE', '#F2D9C6'))),
  line('M98 60L88 62', '#4B485E', 5),
  relief('#77748C', '#1B1927', 1.6, oval(32, 106, 14, 14, '#3B384C')),
  oval(32, 106, 7, 7, glow('#FFFFFF', '#A7A4B8')),
  relief('#77748C', '#1B1927', 1.6, oval(92, 106, 14, 14, '#3B384C')),
  oval(92, 106, 7, 7, glow('#FFFFFF', '#A7A4B8')),
])
