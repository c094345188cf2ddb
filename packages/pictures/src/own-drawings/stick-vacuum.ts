import { sketch } from './sketch.ts'

export const stickVacuum = sketch(({ slant, relief, box, oval, shape, line }) => [
  line('M96 10L44 104', '#8D8AA3', 6),
  line('M95 9L43 103', '#DAD8E4', 2.2),
  relief('#B99CF0', '#3A1F7A', 2.2, shape('M92 18L108 28L92 58L76 48Z', slant('#8E63D8', '#5A34A6'))),
  relief('#E9F6FF', '#5C7F9E', 1.6, shape('M76 46L91 55L82 72L66 63Z', slant('#CBE8FA', '#8DB9D8'))),
  shape('M72 56L80 61L76 68L68 63Z', '#A39A8C', 0.8),
  relief(
    '#55526B',
    '#100E1E',
    1.6,
    shape('M96 6C108 4 118 10 117 20C116 27 110 30 106 28L104 22C109 22 110 14 100 14L93 16Z', '#2E2B44'),
  ),
  relief(
    '#B99CF0',
    '#3A1F7A',
    2,
    shape('M20 104C20 98 25 95 32 95H56C63 95 68 99 68 105V114H20Z', slant('#8E63D8', '#5A34A6')),
  ),
  box(18, 112, 52, 6, 3, '#2E2B44'),
  oval(30, 103, 2.4, 2.4, '#B8FFDA'),
])
