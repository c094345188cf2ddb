import { sketch } from './sketch.ts'

/** An open compact with powder, mirror and puff. */
export const facePowder = sketch(({ slant, glow, relief, oval, line }) => [
  relief('#FFF6E4', '#5A3A14', 2.4, oval(60, 36, 46, 33, slant('#E8C890', '#A87C3C'))),
  relief('#6A4A24', '#FFFFFF', 1.4, oval(60, 36, 38, 26, slant('#EEF6FC', '#B8CCDE'))),
  line('M38 44L56 18M50 50L72 18', '#FFFFFF', 4, 0.8),
  relief('#FFF6E4', '#5A3A14', 2.6, oval(60, 88, 52, 33, slant('#E8C890', '#A87C3C'))),
  relief('#FFFFFF', '#B08A64', 1.6, oval(60, 85, 43, 25, glow('#FBE6D0', '#E4BE9A'))),
  line('M30 80C44 90 76 90 90 80M32 92C48 101 72 101 88 92M38 71C50 77 70 77 82 71', '#D4A880', 1.6, 0.7),
  relief('#FFFFFF', '#B8788A', 1.8, oval(100, 98, 24, 20, glow('#FFF0F4', '#F2C4D2'))),
  line('M84 96C94 104 108 104 117 96', '#D88AA4', 5),
  line('M84 96C94 104 108 104 117 96', '#F8C8D8', 2),
])
