import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const aftershave = sketch(({ across, relief, box, shape, line }) => [
  relief('#8A90A0', '#0D0E14', 1.8, box(48, 4, 32, 26, 4, across('#22252D', '#4A4E5A', '#191B22'))),
  relief('#FFFFFF', '#9AA2B2', 1.2, box(52, 28, 24, 8, 2, '#C3CAD6')),
  relief('#C0E8F0', '#0E4A5E', 2.6, box(30, 36, 68, 84, 12, across('#2A8AA8', '#5CBCD4', '#1F7490'))),
  shape('M36 60H92V108C92 112 89 114 85 114H43C39 114 36 112 36 108Z', '#7FD4E8', 0.35),
  relief('#FFFFFF', '#9AB4BC', 1, box(38, 58, 52, 44, 3, '#F6FBFD')),
  writeLetters('TIRAŞ', { x: 41, y: 60, width: 46, height: 20 }, '#0E4A5E'),
  writeLetters('LOSYONU', { x: 41, y: 78, width: 46, height: 20 }, '#0E4A5E'),
  line('M36 46C34 52 34 58 34 64', '#FFFFFF', 4, 0.6),
])
