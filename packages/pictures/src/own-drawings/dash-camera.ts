import { sketch } from './sketch.ts'

export const dashCamera = sketch(({ down, slant, glow, relief, box, oval, shape, line }) => [
  relief('#8F8CA5', '#14121F', 1.6, shape('M40 8H88L80 22H48Z', down('#6B687F', '#3A374B'))),
  relief('#8F8CA5', '#14121F', 1.4, box(57, 20, 14, 22, 3, '#45425A')),
  line('M57 30H71', '#2B2939', 2),
  relief('#8F8CA5', '#14121F', 2.6, box(6, 38, 116, 66, 14, slant('#4B485E', '#2A2838'))),
  relief('#17151F', '#77748C', 2, oval(84, 71, 27, 27, '#2B2939')),
  relief('#C9C7D6', '#3A374B', 1.4, oval(84, 71, 21, 21, '#55526A')),
  oval(84, 71, 16, 16, glow('#8FD2FF', '#2A62B8', '#10203F')),
  oval(78, 64, 5, 4, '#FFFFFF', 0.8),
  oval(91, 78, 2.5, 2.5, '#FFFFFF', 0.5),
  box(16, 50, 32, 22, 4, '#17151F'),
  shape('M20 68L28 58L34 64L39 59L44 68Z', '#5BB8EE'),
  line('M18 84H44M18 92H36', '#77748C', 3),
  oval(20, 44, 2.6, 2.6, '#FF4D4D'),
])
