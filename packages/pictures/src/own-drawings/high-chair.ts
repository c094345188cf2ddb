import { sketch } from './sketch.ts'

export const highChair = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M42 70L22 120M86 70L106 120', '#B9763C', 6),
  line('M50 72L38 118M78 72L90 118', '#8F5A2E', 5),
  line('M34 98H94', '#B9763C', 5),
  relief('#FFE3B5', '#8C4A08', 2.4, shape('M42 8C48 4 80 4 86 8L90 62H38Z', slant('#9BD8C4', '#58AE96'))),
  relief('#DFF6EE', '#2E7A64', 1.2, shape('M50 16H78L80 52H48Z', '#BFE8DA')),
  line('M57 18L60 50M71 18L68 50', '#2E7A64', 3),
  box(59, 40, 10, 7, 2, '#F2B84B'),
  relief('#DFF6EE', '#2E7A64', 2, box(34, 62, 60, 14, 6, down('#7FC8B2', '#4F9E88'))),
  relief(
    '#FFFFFF',
    '#A08A70',
    2.2,
    shape('M22 50H106C112 50 114 54 112 58L108 66H20L16 58C14 54 16 50 22 50Z', down('#FFFDF8', '#E4D9C8')),
  ),
  relief('#FFC2B0', '#9A3A20', 1, oval(50, 54, 12, 4.4, '#EE7F66')),
  oval(50, 53.5, 8.5, 2.6, '#FBE3B0'),
  line('M78 54H94', '#E4A43A', 2.6),
  relief('#E5B988', '#4F2A10', 1.2, box(36, 84, 56, 6, 3, '#C9935A')),
])
