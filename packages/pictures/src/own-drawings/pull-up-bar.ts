import { sketch } from './sketch.ts'

/** A bar that is braced in a doorway. */
export const pullUpBar = sketch(({ down, across, relief, box, shape, line }) => [
  relief(
    '#FFF4E0',
    '#8A6A3A',
    2,
    box(0, 4, 16, 120, 2, across('#E8D0A8', '#F8EAD0')),
    box(112, 4, 16, 120, 2, across('#F8EAD0', '#E0C498')),
    box(0, 4, 128, 14, 2, down('#F8EAD0', '#E0C498')),
  ),
  relief('#FFFFFF', '#2A323E', 1.8, box(20, 41, 88, 10, 5, down('#F2F5FA', '#8A94A4'))),
  relief('#8A8E9C', '#08090C', 1.8, box(15, 35, 10, 22, 3, '#30343E'), box(103, 35, 10, 22, 3, '#30343E')),
  relief(
    '#8A8E9C',
    '#08090C',
    1.8,
    box(32, 38, 26, 16, 7, down('#4C5260', '#1E222A')),
    box(70, 38, 26, 16, 7, down('#4C5260', '#1E222A')),
  ),
  line('M38 40V52M44 40V52M50 40V52M76 40V52M82 40V52M88 40V52', '#14161C', 2),
  relief('#FFC8B8', '#6A140A', 1.4, box(60, 39, 8, 14, 2, '#D8402A')),
  shape('M20 120H108L100 124H28Z', '#C8B898', 0.5),
])
