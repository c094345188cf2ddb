import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const hairDye = sketch(({ across, slant, relief, box, shape, line }) => [
  relief('#F4B0BC', '#5A0E2E', 2, shape('M86 20L110 10V104L86 120Z', across('#A83A5A', '#7E2442'))),
  relief('#F4B0BC', '#5A0E2E', 2, shape('M18 20L42 10H110L86 20Z', '#D8708C')),
  relief('#F4B0BC', '#5A0E2E', 2.4, box(16, 19, 71, 102, 3, slant('#D85A7C', '#B03A5C'))),
  shape('M22 92V26H81V92Z', '#FCE9E2'),
  shape(
    'M52 28C34 28 26 44 28 62C29 76 24 84 22 92H40C46 84 44 74 46 66L66 62C68 74 72 86 81 92V84C76 74 78 62 76 50C74 36 66 28 52 28Z',
    slant('#B4562A', '#6E2A12'),
  ),
  shape('M44 56C44 44 66 40 68 54C69 68 66 80 56 82C50 82 44 70 44 56Z', '#F6CDB0'),
  shape('M42 62C42 44 56 44 62 40C66 44 70 50 70 60C66 50 60 52 54 54C48 56 44 58 42 62Z', slant('#C8683A', '#8A3A1A')),
  line('M49 63C51 62 53 62 54 63M60 63C61 62 63 62 65 63', '#5A2A14', 1.6),
  line('M54 74C56 76 60 76 62 74', '#C23A4A', 2.4),
  line('M32 50C30 62 32 74 28 86M36 40C32 52 36 70 34 88', '#E09A6A', 1.8, 0.7),
  writeLetters('SAÇ BOYASI', { x: 20, y: 96, width: 64, height: 18 }, '#FFFFFF'),
])
