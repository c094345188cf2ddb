import { sketch } from './sketch.ts'

export const vinylRecord = sketch(({ slant, glow, relief, box, oval, shape, line }) => [
  relief('#55526A', '#0C0B12', 2, oval(78, 64, 46, 46, glow('#45425A', '#1B1926', '#12111A'))),
  line('M78 26A38 38 0 0 1 116 64M78 34A30 30 0 0 1 108 64M78 102A38 38 0 0 1 64 99', '#77748C', 1.4, 0.7),
  oval(78, 64, 15, 15, glow('#FFB45C', '#F0822B')),
  oval(78, 64, 3, 3, '#FBFAFD'),
  relief('#FFD9C9', '#8C2F1E', 2.2, box(6, 16, 78, 96, 4, slant('#F5775C', '#D94A3D'))),
  oval(44, 54, 24, 24, '#FFD98A'),
  shape('M6 80C26 62 44 84 60 72S78 68 84 72V108A4 4 0 0 1 80 112H10A4 4 0 0 1 6 108Z', '#2F5B8C'),
  shape('M6 92C24 78 44 98 84 84V108A4 4 0 0 1 80 112H10A4 4 0 0 1 6 108Z', '#1E3F66'),
  line('M16 26H48', '#FFF3E6', 4),
])
