import { sketch } from './sketch.ts'

export const espressoMachine = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief('#7F8696', '#14161E', 2.4, box(18, 12, 92, 34, 8, slant('#5A6070', '#2E323E'))),
  relief('#7F8696', '#14161E', 2, box(74, 40, 36, 66, 6, slant('#4B5160', '#282B36'))),
  relief('#7F8696', '#14161E', 2, box(14, 102, 100, 16, 6, down('#5A6070', '#2E323E'))),
  box(20, 98, 54, 6, 2, '#C9CDD8'),
  line('M26 101H70', '#8A90A0', 2),
  // The group, its handle and two jets over the cup.
  relief('#FFFFFF', '#6B7080', 1.4, box(32, 46, 28, 9, 3, down('#E6E8EE', '#9BA1B0'))),
  relief('#A87447', '#3A1B08', 1.2, box(54, 50, 34, 7, 3.5, '#6B3D20')),
  shape('M40 55H52L49 62H43Z', '#9BA1B0'),
  line('M43 62V74M49 62V74', '#5B3219', 2.4),
  relief('#FFFFFF', '#A9A6BA', 1.6, shape('M32 74H60C60 90 55 98 46 98S32 90 32 74Z', '#F6F5FA')),
  line('M60 79C67 78 67 89 58 90', '#DAD8E4', 3.4),
  oval(46, 75, 12.5, 2.6, '#7A4625'),
  oval(32, 28, 8, 8, '#14161E'),
  oval(32, 28, 6, 6, '#F6F5FA'),
  line('M32 28L35 24', '#D23B3B', 1.6),
  oval(56, 28, 4, 4, '#7BF0C0'),
  oval(70, 28, 4, 4, '#C9CDD8'),
  oval(84, 28, 4, 4, '#C9CDD8'),
  line('M98 48V72C98 78 92 78 92 84', '#D8DAE2', 3.4),
])
