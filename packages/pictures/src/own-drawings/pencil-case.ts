import { sketch } from './sketch.ts'

export const pencilCase = sketch(({ down, across, relief, box, oval, shape, line, turned }) => [
  turned(
    -8,
    relief('#FFE7A0', '#A86606', 1, box(36, 14, 11, 50, 1, across('#FFC83D', '#FFE08A', '#F0A020'))),
    shape('M36 15L41.5 2L47 15Z', '#F5D9B0'),
    shape('M39.6 7L41.5 2L43.4 7Z', '#3A374B'),
    relief('#A8DAFF', '#144E9C', 1, box(52, 20, 11, 46, 1, across('#2E7FE0', '#6FB5FF', '#2467C4'))),
    shape('M52 21L57.5 8L63 21Z', '#F5D9B0'),
    shape('M55.6 13L57.5 8L59.4 13Z', '#2467C4'),
  ),
  turned(
    8,
    relief('#FFC0B8', '#86162A', 1, box(72, 14, 11, 50, 4, across('#E0334A', '#FF7A86', '#C42340'))),
    relief('#FFFFFF', '#8E8AA3', 0.8, box(88, 16, 14, 50, 1, across('#8DE0A5', '#B9F2C8', '#6FC98A'))),
    line('M88 24H94M88 32H96M88 40H94M88 48H96', '#2F8F50', 1.6),
  ),
  relief('#D6C2FF', '#3E2390', 2.6, box(6, 48, 116, 66, 18, down('#8B66E8', '#6440C2'))),
  line('M18 66H110', '#3E2390', 5),
  line('M18 66H110', '#FFE08A', 1.8),
  relief('#FFF6D6', '#8F6410', 1, oval(104, 66, 5, 5, '#F5C04A'), box(101, 68, 6, 16, 3, '#E0A52E')),
  oval(44, 90, 8, 8, '#A98BF2'),
  oval(66, 96, 5, 5, '#FFC94D'),
  oval(82, 88, 4, 4, '#FF8FA8'),
])
