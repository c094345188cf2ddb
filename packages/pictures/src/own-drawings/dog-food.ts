import { sketch } from './sketch.ts'

export const dogFood = sketch(({ across, glow, relief, shape, oval, line }) => [
  relief(
    '#FFC7A0',
    '#7A2008',
    2.4,
    shape(
      'M22 14H106C104 40 112 84 108 116C108 119 106 120 104 120H24C22 120 20 119 20 116C16 84 24 40 22 14Z',
      across('#C94A1F', '#F07A3F', '#B8401A'),
    ),
  ),
  relief('#FFC7A0', '#7A2008', 1.2, shape('M20 4H108L106 16H22Z', '#E0662F')),
  line('M28 6V14M38 6V14M48 6V14M58 6V14M68 6V14M78 6V14M88 6V14M98 6V14', '#7A2008', 1.4, 0.6),
  relief('#FFFFFF', '#C9B48A', 1.4, oval(64, 58, 33, 31, '#FFF4DA')),
  relief(
    '#E8C295',
    '#5C3012',
    1.8,
    shape('M44 46C44 36 54 34 64 34S84 36 84 46V62C84 76 76 83 64 83S44 76 44 62Z', glow('#E5B47C', '#BD844A')),
  ),
  relief(
    '#A8734A',
    '#3A1B08',
    1.4,
    shape('M46 38C36 36 32 50 36 64C38 70 44 68 46 62ZM82 38C92 36 96 50 92 64C90 70 84 68 82 62Z', '#8A5630'),
  ),
  relief('#FFFFFF', '#C9A67E', 1, oval(64, 70, 12, 10, '#FBE9D2')),
  oval(55, 54, 3.2, 4, '#2B1A0C'),
  oval(73, 54, 3.2, 4, '#2B1A0C'),
  oval(64, 65, 5, 3.6, '#2B1A0C'),
  line('M64 68V73C62 76 59 76 58 74M64 73C66 76 69 76 70 74', '#5C3012', 1.8),
  relief(
    '#FFFFFF',
    '#B9AFA0',
    1.2,
    shape('M44 104A5 5 0 1 1 51 99L77 99A5 5 0 1 1 84 104A5 5 0 1 1 77 109L51 109A5 5 0 1 1 44 104Z', '#FFF8EC'),
  ),
])
