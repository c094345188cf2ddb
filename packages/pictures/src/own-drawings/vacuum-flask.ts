import { sketch } from './sketch.ts'

export const vacuumFlask = sketch(({ across, down, relief, box, line }) => [
  relief('#FFFFFF', '#5C5970', 1.8, box(44, 4, 40, 30, 7, across('#A29FB5', '#F3F2F7', '#B1AEC1', '#8E8BA1'))),
  line('M46 27H82', '#77748C', 1.8, 0.6),
  relief('#FFFFFF', '#5C5970', 1, box(46, 33, 36, 8, 2, across('#8E8BA1', '#D5D3DF', '#84819A'))),
  relief('#8FD9B6', '#0C3F2C', 2.6, box(36, 39, 56, 72, 9, across('#1B6B4B', '#3FA57B', '#175E42'))),
  relief('#FFFFFF', '#5C5970', 1.4, box(36, 106, 56, 15, 6, across('#A29FB5', '#F3F2F7', '#B1AEC1', '#8E8BA1'))),
  line('M92 52C112 52 112 92 92 92', '#14513A', 7),
  line('M93 51C110 52 110 90 93 90', '#4FB58A', 2),
  line('M46 50V96', '#FFFFFF', 4, 0.4),
  relief('#FFF3C9', '#8A6210', 1, box(54, 62, 22, 22, 11, down('#F5C96B', '#DDA038'))),
  line('M59 78L65 68L71 78Z', '#14513A', 2.6),
])
