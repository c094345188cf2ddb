import { sketch } from './sketch.ts'

export const alloyRim = sketch(({ slant, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#4A4D63', 2.8, oval(64, 64, 58, 58, slant('#D8DBE4', '#7C8094'))),
  oval(64, 64, 50, 50, '#2A2C3A'),
  oval(64, 64, 30, 30, '#8A8EA6', 0.6),
  oval(64, 64, 26, 26, '#44475C'),
  ...[0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn} 64 64)">${relief('#FFFFFF', '#5B6074', 1.8, shape('M58 62L48 13C58 10 70 10 80 13L70 62Z', '#C6CAD6'))}${shape('M62 46L60 22H68L66 46Z', '#4A4D63')}</g>`,
  ),
  relief('#FFFFFF', '#5B6074', 2, oval(64, 64, 16, 16, slant('#F1F2F7', '#A9ADBE'))),
  oval(64, 64, 7, 7, '#3A3D4E'),
  ...[36, 108, 180, 252, 324].map(
    (turn) => `<circle cx="64" cy="53" r="2" fill="#3A3D4E" transform="rotate(${turn} 64 64)"/>`,
  ),
  line('M18 46C24 30 36 18 50 14', '#FFFFFF', 3, 0.8),
])
