import { sketch } from './sketch.ts'

const twists = [0, 1, 2].flatMap((ring) =>
  Array.from({ length: 26 }, (_, at) => {
    const turn = (at / 26) * 2 * Math.PI
    return [62 + 50 * Math.cos(turn), 82 - ring * 15 + 27 * Math.sin(turn), 2.4, 4.6] as const
  }),
)

export const rope = sketch(({ across, relief, box, line }) => [
  line('M92 92C104 100 110 108 120 116', '#8A5E2C', 13),
  line('M92 92C104 100 110 108 120 116', '#D9B27A', 9),
  line('M98 92L94 100M106 98L101 106M113 104L108 112', '#8A5E2C', 2.4),
  relief(
    '#FFE9C4',
    '#5B3A14',
    2,
    ...[0, 1, 2].map(
      (at) => `<ellipse cx="62" cy="${82 - at * 15}" rx="50" ry="27" stroke="#A8763A" stroke-width="15"/>`,
    ),
  ),
  ...[0, 1, 2].map(
    (at) => `<ellipse cx="62" cy="${82 - at * 15}" rx="50" ry="27" stroke="#DDB884" stroke-width="11"/>`,
  ),
  ...twists.map(([x, y, dx, dy]) => line(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, '#9A6C34', 2.4)),
  relief('#FFE9C4', '#5B3A14', 1.4, box(54, 68, 18, 50, 8, across('#B98A4C', '#E6C596', '#A8763A'))),
  line('M56 78L70 74M56 88L70 84M56 98L70 94M56 108L70 104', '#8A5E2C', 2.2),
])
