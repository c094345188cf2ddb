import { sketch } from './sketch.ts'

const around = (count: number, draw: (x: number, y: number) => string) =>
  Array.from({ length: count }, (_, at) =>
    draw(Math.cos((at * 2 * Math.PI) / count), Math.sin((at * 2 * Math.PI) / count)),
  ).join('')
const at = (x: number, y: number, radius: number) => `${(64 + x * radius).toFixed(1)} ${(64 + y * radius).toFixed(1)}`

export const tyre = sketch(({ slant, glow, relief, oval, line }) => [
  line(
    around(36, (x, y) => `M${at(x, y, 54)}L${at(x, y, 56.5)}`),
    '#2A2836',
    4.5,
  ),
  relief('#6B687F', '#0C0B12', 2.6, oval(64, 64, 56, 56, glow('#4B485A', '#2B2936', '#1D1C26'))),
  line(
    around(36, (x, y) => `M${at(x, y, 49)}L${at(x, y, 54)}`),
    '#15141C',
    2.2,
  ),
  line('M64 20A44 44 0 0 1 108 64M64 108A44 44 0 0 1 20 64', '#5B586C', 2.2, 0.8),
  relief('#15141C', '#6B687F', 1.6, oval(64, 64, 37, 37, '#1B1A23')),
  relief('#FFFFFF', '#6C6980', 2, oval(64, 64, 34, 34, slant('#E4E2EC', '#A09DB3'))),
  oval(64, 64, 29, 29, '#33313F'),
  relief(
    '#FFFFFF',
    '#6C6980',
    1.4,
    line(
      around(5, (x, y) => `M${at(x, y, 8)}L${at(x, y, 29)}`),
      '#CFCDDA',
      9.5,
    ),
  ),
  relief('#FFFFFF', '#6C6980', 1.4, oval(64, 64, 11, 11, glow('#FFFFFF', '#B1AEC1'))),
  oval(64, 64, 5, 5, '#55526A'),
])
