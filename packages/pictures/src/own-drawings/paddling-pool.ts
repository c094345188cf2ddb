import { sketch } from './sketch.ts'

const ring = (y: number, colour: string, rim: string) =>
  `<ellipse cx="64" cy="${y}" rx="54" ry="21" stroke="${rim}" stroke-width="19"/><ellipse cx="64" cy="${y}" rx="54" ry="21" stroke="${colour}" stroke-width="15.6"/>`

export const paddlingPool = sketch(({ glow, relief, oval, line }) => [
  ring(94, '#F2C43C', '#8A6404'),
  ring(80, '#5CC07A', '#1E6A38'),
  ring(66, '#F07A96', '#8A2440'),
  oval(64, 64, 46, 15, '#6CC8F0'),
  line('M28 62C40 56 50 68 64 62S88 56 100 62M36 70C46 65 56 75 66 70S84 66 92 70', '#FFFFFF', 2.2, 0.85),
  relief(
    '#FFFFFF',
    '#8A5A04',
    1.6,
    oval(80, 52, 11, 9, glow('#FFE45A', '#F0B01E')),
    oval(88, 41, 7, 6.4, glow('#FFE45A', '#F0B01E')),
  ),
  oval(90, 40, 1.4, 1.4, '#2A1E0E'),
  line('M94 43L100 44', '#E8602A', 4),
  line('M14 58C22 46 44 42 60 44', '#FFFFFF', 3, 0.6),
])
