import { sketch } from './sketch.ts'

/** A tube of concealer, its wand drawn out, with a stroke of it. */
export const concealer = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#7A4A2A', 2, box(22, 40, 30, 80, 5, across('#E0B48C', '#F8E0C8', '#D0A078'))),
  relief('#FFFFFF', '#8A7A6A', 1.2, box(28, 30, 18, 12, 2, across('#D8D0C8', '#FFFFFF', '#C8C0B8'))),
  line('M28 50V112', '#FFFFFF', 3, 0.6),
  box(30, 66, 14, 30, 2, '#FFFFFF', 0.55),
  `<g transform="rotate(18 84 64)">${[
    relief('#8A8290', '#0A080C', 2, box(68, -2, 26, 56, 5, across('#2A2630', '#5A5464', '#1E1A24'))),
    relief('#FFF6D0', '#6A4A10', 1, box(68, 50, 26, 6, 1, '#D8B46A')),
    line('M81 56V92', '#E8E0D8', 3.4),
    relief('#FFFFFF', '#8A5A34', 1.2, shape('M76 88H86L87 108C86 114 78 114 76 108Z', '#E8BE98')),
  ].join('')}</g>`,
  relief(
    '#FFF4E8',
    '#B07A50',
    1.2,
    shape('M86 116C92 106 112 108 122 112C126 116 122 122 112 121C102 120 90 124 86 116Z', '#EBC49E'),
  ),
  oval(104, 114, 9, 1.8, '#F8E0C8'),
])
