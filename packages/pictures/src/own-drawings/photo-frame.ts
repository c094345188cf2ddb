import { sketch } from './sketch.ts'

export const photoFrame = sketch(({ slant, relief, box, oval, shape }) => [
  relief('#8A5A30', '#2A1608', 1.4, shape('M64 60L98 120H86L60 76Z', '#6E4420')),
  relief('#F0D0A0', '#4A2A10', 2.8, box(16, 8, 84, 106, 4, slant('#C8925A', '#8A5A30'))),
  relief('#FFFFFF', '#B4A890', 1.2, box(26, 18, 64, 86, 2, '#FBF8F0')),
  box(34, 28, 48, 66, 1, slant('#BFE3FF', '#8AC4EE')),
  oval(70, 40, 6, 6, '#FFE08A'),
  shape('M34 94V78C44 66 54 70 60 76C68 66 76 66 82 72V94Z', '#6FB86A'),
  oval(50, 62, 6, 7, '#F0C8A0'),
  oval(66, 66, 5, 6, '#F0C8A0'),
  shape('M40 94C40 78 44 71 50 71S58 78 59 94Z', '#D9534F'),
  shape('M59 94C59 82 62 74 66 74S74 80 75 94Z', '#4A86D8'),
  shape('M44 60C44 52 56 52 56 60C53 57 47 57 44 60ZM61 64C61 57 71 57 71 64C68 61 64 61 61 64Z', '#4A2A14'),
])
