import { sketch } from './sketch.ts'

const lights = ['#F0503E', '#F0A82A', '#4AC86A', '#3A9AF0', '#A85AE0']

export const ledStrip = sketch(({ glow, relief, oval, line }) => [
  `<circle cx="54" cy="58" r="40" stroke="#A8B2C0" stroke-width="18"/><circle cx="54" cy="58" r="40" stroke="#F4F6FA" stroke-width="15"/>`,
  line('M54 98C78 100 96 108 122 104', '#A8B2C0', 15),
  line('M54 98C78 100 96 108 122 104', '#F4F6FA', 12),
  ...Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * 2 * Math.PI + 0.2
    return oval(
      Number((54 + 40 * Math.cos(angle)).toFixed(1)),
      Number((58 + 40 * Math.sin(angle)).toFixed(1)),
      4.4,
      4.4,
      lights[at % 5] ?? '',
    )
  }),
  ...[
    [76, 101],
    [92, 104],
    [108, 105],
  ].map(([x = 0, y = 0], at) => oval(x, y, 4.4, 4.4, lights[at + 1] ?? '')),
  relief('#FFFFFF', '#4A5464', 2, oval(54, 58, 22, 22, glow('#F4F6FA', '#B8C2D0'))),
  oval(54, 58, 8, 8, '#4A5464'),
  oval(54, 58, 3.6, 3.6, '#E8ECF2'),
])
