import { sketch } from './sketch.ts'

export const bra = sketch(({ across, slant, relief, oval, shape, line }) => [
  line('M30 12C26 30 24 42 26 54M98 12C102 30 104 42 102 54', '#B83E62', 4.5),
  relief(
    '#FFC6D4',
    '#6E1430',
    2,
    shape('M10 70C14 60 20 54 26 50L34 92C24 92 12 88 8 84Z', across('#C8476C', '#D95C80')),
    shape('M118 70C114 60 108 54 102 50L94 92C104 92 116 88 120 84Z', across('#D95C80', '#C8476C')),
  ),
  relief(
    '#FFD6E0',
    '#6E1430',
    2.6,
    shape('M26 50C34 42 50 56 62 78C60 96 46 104 32 98C20 90 18 66 26 50Z', slant('#EE7E9E', '#C8476C')),
    shape('M102 50C94 42 78 56 66 78C68 96 82 104 96 98C108 90 110 66 102 50Z', slant('#EE7E9E', '#C8476C')),
  ),
  line('M28 54C38 52 50 62 60 78M100 54C90 52 78 62 68 78', '#FFE3EA', 2.4, 0.8),
  line('M30 96C44 104 58 98 62 84M98 96C84 104 70 98 66 84', '#9A2A4C', 2.6),
  shape('M64 84L56 78C52 75 52 84 56 86ZM64 84L72 78C76 75 76 84 72 86Z', '#FFF0F4'),
  oval(64, 83, 3, 3, '#F5B8C8'),
])
