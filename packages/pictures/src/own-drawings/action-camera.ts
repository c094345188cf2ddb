import { sketch } from './sketch.ts'

export const actionCamera = sketch(({ slant, glow, relief, box, oval, line }) => [
  relief('#7A7F96', '#0D0E18', 2.4, box(14, 34, 100, 74, 12, slant('#4C5064', '#262836'))),
  box(24, 26, 24, 10, 4, '#D23B3B'),
  box(22, 44, 30, 22, 4, '#12131E'),
  box(25, 47, 24, 16, 2, slant('#3E8FC4', '#9BE8F2')),
  line('M24 76H50M24 84H44M24 92H50', '#6E7388', 3),
  relief('#9DA2B8', '#0D0E18', 2.2, oval(82, 70, 27, 27, '#353849')),
  oval(82, 70, 21, 21, '#12131E'),
  oval(82, 70, 16, 16, glow('#7FB4FF', '#2A4A8C', '#101A36')),
  oval(76, 63, 5, 4, '#FFFFFF', 0.8),
  oval(106, 42, 2.4, 2.4, '#FF5A4A'),
])
