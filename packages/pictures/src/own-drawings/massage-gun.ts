import { sketch } from './sketch.ts'

/** A massage gun with a round head, three heads to change beside it. */
export const massageGun = sketch(({ across, down, glow, relief, box, oval, shape, line }) => [
  relief(
    '#8A90A0',
    '#08090C',
    2.4,
    shape('M58 54H88L98 114C98 120 94 122 88 122H72C66 122 63 120 62 114Z', across('#2A2E38', '#4C5260', '#1E222A')),
  ),
  line('M68 74H90M69 84H92M70 94H93', '#14161C', 2.4),
  relief('#FFFFFF', '#4A5464', 2.6, box(30, 20, 84, 40, 18, down('#E8ECF2', '#A8B2C2'))),
  relief('#FFFFFF', '#16181E', 1.6, oval(102, 40, 14, 17, across('#3A404C', '#5A6272', '#23262E'))),
  line('M97 32H107M96 40H108M97 48H107', '#98A2B2', 2),
  relief('#FFFFFF', '#4A5464', 1.6, box(24, 31, 12, 18, 3, down('#5A6272', '#30343E'))),
  relief('#6A7080', '#08090C', 2.2, oval(14, 40, 12, 13, glow('#5A6070', '#1A1C22'))),
  box(52, 32, 32, 12, 6, '#16181E'),
  ...[58, 65, 72, 79].map((x, at) => oval(x, 38, 2, 2, at < 3 ? '#5AD08A' : '#4A5464')),
  relief('#6A7080', '#08090C', 1.6, shape('M8 86H20V98L26 106H2L8 98Z', down('#4C5260', '#23262E'))),
  relief('#6A7080', '#08090C', 1.6, shape('M36 84L40 84L46 106H30Z', down('#4C5260', '#23262E'))),
  relief('#6A7080', '#08090C', 1.6, box(12, 108, 30, 7, 3, '#30343E')),
])
