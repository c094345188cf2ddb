import { sketch } from './sketch.ts'

export const exerciseBall = sketch(({ glow, relief, oval, line, shape }) => [
  oval(64, 118, 40, 5, '#2A2440', 0.18),
  relief('#F0D8FF', '#3A1A5A', 3, oval(64, 62, 57, 56, glow('#C89AE8', '#7A42B4'))),
  line(
    'M12 40C34 54 94 54 116 40M7 58C34 72 94 72 121 58M8 76C34 90 94 90 120 76M16 94C38 106 90 106 112 94M26 24C44 34 84 34 102 24',
    '#5E2E94',
    2,
    0.6,
  ),
  shape('M30 30C38 18 52 12 64 12C52 18 42 26 36 38Z', '#FFFFFF', 0.5),
  relief('#FFFFFF', '#3A1A5A', 1, oval(64, 60, 5, 5, '#E8DCF4')),
])
