import { sketch } from './sketch.ts'

export const campingTable = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  line('M26 50L96 116M102 50L32 116', '#5B6270', 6.4),
  line('M25 49L95 115M101 49L31 115', '#D4DAE4', 2.2),
  oval(64, 84, 5, 5, '#3A3F4E'),
  line('M18 50L10 112M110 50L118 112', '#5B6270', 5.4),
  line('M17 50L9 111M109 50L117 111', '#D4DAE4', 2),
  relief('#FFE2B8', '#5B3A14', 2.4, shape('M22 30H106L124 48H4Z', slant('#DDB27A', '#B98648'))),
  line('M36 31L24 47M50 31L44 47M64 31V47M78 31L84 47M92 31L104 47', '#8A5E2C', 2),
  relief('#FFFFFF', '#3E4452', 1.4, box(3, 47, 122, 7, 3, down('#D4DAE4', '#8E95A8'))),
  relief(
    '#FFFFFF',
    '#9A2A20',
    1.4,
    shape('M38 18H54V32C54 36 51 38 48 38H44C41 38 38 36 38 32Z', across('#E5544A', '#F28A7E', '#B93230')),
  ),
  line('M54 22C62 22 62 32 54 32', '#B93230', 3),
  line('M42 13C40 9 45 8 43 4M49 13C47 9 52 8 50 4', '#B9C0CC', 2),
])
