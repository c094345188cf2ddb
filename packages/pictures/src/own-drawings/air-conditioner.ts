import { sketch } from './sketch.ts'

export const airConditioner = sketch(({ down, relief, box, line }) => [
  relief('#FFFFFF', '#8F8CA5', 2.4, box(4, 30, 120, 44, 10, down('#FBFAFD', '#D4D1DF'))),
  line('M8 56H120', '#BDBACB', 1.4),
  relief('#6B6880', '#2A283A', 1, box(14, 61, 100, 8, 4, '#4B485E')),
  line('M20 65H108', '#8D8AA2', 1.4),
  box(92, 40, 20, 9, 3, '#2B2940'),
  box(96, 43, 9, 3, 1.5, '#57D5FF'),
  line('M28 80C28 90 20 90 20 100', '#63C9FF', 4.5, 0.9),
  line('M52 80C52 91 47 93 47 104', '#63C9FF', 4.5, 0.9),
  line('M76 80C76 91 81 93 81 104', '#63C9FF', 4.5, 0.9),
  line('M100 80C100 90 108 90 108 100', '#63C9FF', 4.5, 0.9),
])
