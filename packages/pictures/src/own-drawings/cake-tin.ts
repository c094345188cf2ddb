import { sketch } from './sketch.ts'

export const cakeTin = sketch(({ across, down, relief, oval, shape, line }) => [
  relief(
    '#E4E8F0',
    '#2A2E38',
    2.6,
    shape('M12 50H116L104 96C102 104 84 110 64 110S26 104 24 96Z', across('#5A606E', '#9AA2B2', '#4A505E')),
  ),
  line('M28 58L38 104M44 62L50 108M64 63V110M84 62L78 108M100 58L90 104', '#363B46', 2.6, 0.7),
  relief('#E4E8F0', '#2A2E38', 2, oval(64, 50, 54, 19, down('#8A92A2', '#59606E'))),
  oval(64, 51, 46, 14, '#3E434F'),
  line('M24 52C36 62 92 62 104 52', '#59606E', 2),
  relief(
    '#E4E8F0',
    '#2A2E38',
    1.6,
    shape('M50 54C50 48 78 48 78 54L74 36C74 32 54 32 54 36Z', across('#6A7180', '#A4ACBC', '#59606E')),
  ),
  oval(64, 36, 10, 4, '#2A2E38'),
])
