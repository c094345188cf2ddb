import { sketch } from './sketch.ts'

export const balletFlats = sketch(({ down, slant, relief, shape, line, oval }) => {
  const shoe = [
    shape('M6 74C8 84 30 88 62 88S118 88 122 76L120 84C116 92 90 96 62 96S12 94 6 84Z', '#5E1A2C'),
    relief(
      '#FFC6CC',
      '#6E1424',
      2.4,
      shape(
        'M4 46C4 36 14 34 18 40C26 54 44 60 62 56C72 54 78 46 88 46C106 48 124 60 123 76C118 88 92 89 62 89S8 86 5 74Z',
        slant('#E8566E', '#B82C46'),
      ),
    ),
    shape('M9 44C12 36 16 38 20 44C28 58 46 64 64 59C72 57 76 52 84 51C82 60 72 68 56 70C36 72 14 64 9 44Z', '#7A1830'),
    shape('M14 54C22 66 40 72 58 69C44 76 22 74 14 62Z', down('#F7DCC4', '#D9B090')),
    line('M9 43C12 36 16 37 20 43C28 57 46 63 64 58C72 56 76 50 86 49', '#FFD3D8', 2.4),
    shape('M86 52L74 46C69 44 70 60 75 59ZM86 52L99 47C104 46 103 61 98 59Z', '#8E1F38'),
    oval(86, 53, 4, 4, '#F7A8B4'),
    line('M104 62C112 66 116 72 116 78', '#FFFFFF', 2.4, 0.5),
  ].join('')
  return [
    `<g transform="translate(46 16) scale(.62)">${shoe}</g>`,
    `<g transform="translate(2 30) scale(.9)">${shoe}</g>`,
  ]
})
