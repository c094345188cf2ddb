import { sketch } from './sketch.ts'

export const standingFan = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief('#8A8FA0', '#16181F', 1.8, oval(64, 116, 32, 7, down('#5A5F70', '#2B2E3A'))),
  relief('#FFFFFF', '#4C5260', 1.4, box(60, 78, 8, 38, 3, across('#C3C9D4', '#F4F6F9', '#A9B0BE'))),
  relief('#FFFFFF', '#4C5260', 1.4, box(54, 84, 20, 14, 5, down('#EEF1F5', '#B4BBC8'))),
  oval(64, 46, 41, 41, '#EAF1F8', 0.85),
  ...[0, 120, 240].map(
    (angle) =>
      `<g transform="rotate(${angle} 64 46)">${shape('M64 46C50 38 44 22 54 13C66 7 82 16 78 28C76 36 70 42 64 46Z', slant('#6FC0EE', '#3A86C8'))}</g>`,
  ),
  ...Array.from(
    { length: 12 },
    (_, at) => `<g transform="rotate(${at * 30} 64 46)">${line('M64 36C68 26 68 14 64 6', '#8E97A8', 1.5, 0.85)}</g>`,
  ),
  ...[14, 27, 41].map((radius) =>
    line(
      `M${64 - radius} 46A${radius} ${radius} 0 1 1 ${64 + radius} 46A${radius} ${radius} 0 1 1 ${64 - radius} 46Z`,
      '#5B6474',
      radius === 41 ? 4 : 1.8,
    ),
  ),
  relief('#FFFFFF', '#4C5260', 1.6, oval(64, 46, 9, 9, down('#F4F6F9', '#B4BBC8'))),
])
