import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const insectSpray = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#7A1410', 1.6, shape('M50 6H72L80 12V22H46V12Z', across('#D8382E', '#F06A5C', '#C02A22'))),
  ...[
    [88, 8],
    [98, 4],
    [96, 14],
    [108, 9],
    [106, 18],
  ].map(([x = 0, y = 0]) => oval(x, y, 2, 2, '#A8D4EC')),
  relief('#FFFFFF', '#4A5464', 1.6, shape('M44 22H84L90 36H38Z', across('#98A2B2', '#EEF2F7', '#8A94A4'))),
  relief('#D0F0C0', '#123A10', 2.6, box(36, 35, 56, 87, 5, across('#2E7A2A', '#62B45A', '#266A22'))),
  shape('M36 48H92V84H36Z', '#FFF6D8'),
  line('M50 58L58 62M78 58L70 62M48 67H57M80 67H71M50 76L58 71M78 76L70 71', '#2A2A2A', 1.8),
  relief('#8A8A8A', '#101010', 1, oval(64, 69, 6, 9, '#2E2E2E'), oval(64, 57, 4, 4, '#2E2E2E')),
  line('M62 54L58 50M66 54L70 50', '#2A2A2A', 1.4),
  line('M44 52L84 82', '#D0281E', 3.4),
  writeLetters('BÖCEK', { x: 39, y: 86, width: 50, height: 16 }, '#FFFFFF'),
  writeLetters('İLACI', { x: 39, y: 101, width: 50, height: 16 }, '#FFFFFF'),
  line('M42 40V118', '#FFFFFF', 2.8, 0.4),
])
