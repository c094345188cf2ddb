import { sketch } from './sketch.ts'

export const suit = sketch(({ down, across, slant, relief, oval, shape, line }) => [
  relief(
    '#6C82BC',
    '#101A3A',
    2,
    shape('M40 22L20 32C14 37 11 52 9 82C9 86 12 88 16 88L28 88L36 54Z', across('#34487E', '#2B3C6C')),
    shape('M88 22L108 32C114 37 117 52 119 82C119 86 116 88 112 88L100 88L92 54Z', across('#2F4274', '#374B82')),
  ),
  shape('M48 12H80L78 60L64 84L50 60Z', '#F4F7FC'),
  relief('#F28A8A', '#6E0F1A', 1, shape('M60 22H68L70 30L67 62L64 70L61 62L58 30Z', down('#C93644', '#8E1B2C'))),
  relief(
    '#DCE4F4',
    '#8D9BBC',
    1,
    shape('M50 10L64 22L56 32L46 18Z', '#FFFFFF'),
    shape('M78 10L64 22L72 32L82 18Z', '#FFFFFF'),
  ),
  relief(
    '#7C92CC',
    '#101A3A',
    2.4,
    shape('M44 16L28 28L30 112C30 116 32 118 36 118H62V84L46 44Z', slant('#40568F', '#2A3A68')),
    shape('M84 16L100 28L98 112C98 116 96 118 92 118H64V84L82 44Z', slant('#3A4F86', '#263560')),
  ),
  relief(
    '#8DA2DA',
    '#16224A',
    1.4,
    shape('M44 16L40 40L48 44L44 52L63 84L52 34Z', '#4A61A0'),
    shape('M84 16L88 40L80 44L84 52L65 84L76 34Z', '#445A96'),
  ),
  shape('M82 54L96 50L95 56L83 59Z', '#F4F7FC'),
  oval(70, 92, 2.2, 2.2, '#16224A'),
  oval(70, 104, 2.2, 2.2, '#16224A'),
  line('M38 94H52M78 94H92', '#16224A', 2, 0.7),
])
