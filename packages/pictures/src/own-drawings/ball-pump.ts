import { sketch } from './sketch.ts'

export const ballPump = sketch(({ across, down, relief, box, oval, line }) => [
  line('M78 98C110 98 118 74 110 52C106 40 96 40 94 52V74', '#3A374B', 5),
  line('M78 97C109 97 116.5 74 109 53', '#77748C', 1.6),
  relief('#FFFFFF', '#6C6980', 0.8, box(91, 72, 6, 12, 1, across('#C9C6D6', '#F3F2F7', '#A5A2B6'))),
  line('M94 84V94', '#A5A2B6', 2.4),
  relief('#77748C', '#17151F', 1.8, box(24, 6, 60, 15, 7.5, down('#4B485E', '#2F2C3F'))),
  relief('#FFFFFF', '#6C6980', 0.8, box(50, 20, 8, 26, 2, across('#A5A2B6', '#F3F2F7', '#9B98AE'))),
  relief('#FFB0A6', '#86131B', 2.4, box(38, 40, 32, 66, 8, across('#C42832', '#F2695E', '#B51F2C'))),
  box(38, 62, 32, 20, 0, '#FFFFFF', 0.9),
  oval(54, 72, 6, 6, '#D9382F'),
  relief('#77748C', '#17151F', 1.4, box(36, 38, 36, 9, 4, '#3E3B50')),
  relief('#77748C', '#17151F', 1.8, box(18, 106, 72, 13, 6, down('#4B485E', '#2F2C3F'))),
  box(70, 94, 12, 8, 3, '#3A374B'),
])
