import { sketch } from './sketch.ts'

const petals = Array.from({ length: 14 }, (_, at) => at)

/** A ball of netting on its string. */
export const bathSponge = sketch(({ glow, relief, oval, line }) => [
  line('M64 34C52 20 56 4 66 4S78 18 66 32', '#F4F4FA', 4.4),
  line('M64 34C52 20 56 4 66 4S78 18 66 32', '#A8B0C8', 1.4),
  relief(
    '#E0F4FF',
    '#1A5A8A',
    2.4,
    ...petals.map((at) =>
      oval(64 + 34 * Math.cos((at * Math.PI) / 7), 76 + 32 * Math.sin((at * Math.PI) / 7), 14, 13, '#5AB4E4'),
    ),
    oval(64, 76, 36, 34, '#5AB4E4'),
  ),
  ...petals.flatMap((at) => {
    const [x, y] = [64 + 26 * Math.cos((at * Math.PI) / 7), 76 + 24 * Math.sin((at * Math.PI) / 7)]
    return [relief('#FFFFFF', '#2A7AB0', 1, oval(x, y, 11, 9, glow('#BCE6FA', '#5AB0E0')))]
  }),
  ...petals
    .slice(0, 7)
    .map((at) =>
      relief(
        '#FFFFFF',
        '#2A7AB0',
        1,
        oval(
          64 + 13 * Math.cos((at * 2 * Math.PI) / 7),
          76 + 12 * Math.sin((at * 2 * Math.PI) / 7),
          9,
          8,
          glow('#DCF4FF', '#76C4EC'),
        ),
      ),
    ),
  oval(64, 76, 5, 5, '#3A94CC'),
  ...petals.map((at) =>
    line(
      `M${64 + 20 * Math.cos((at * Math.PI) / 7)} ${76 + 19 * Math.sin((at * Math.PI) / 7)}L${64 + 40 * Math.cos((at * Math.PI) / 7 + 0.25)} ${76 + 38 * Math.sin((at * Math.PI) / 7 + 0.25)}`,
      '#FFFFFF',
      1.2,
      0.55,
    ),
  ),
])
