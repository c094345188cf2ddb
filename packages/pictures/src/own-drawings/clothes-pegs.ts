import { sketch } from './sketch.ts'

export const clothesPegs = sketch(({ down, relief, box, shape, line, oval }) => [
  line('M2 34C40 44 88 44 126 34', '#8A92A4', 3),
  ...[
    [28, '#5CA8E8', '#1E5A94'],
    [64, '#F2C43C', '#8A6404'],
    [100, '#E86A8C', '#8E1E44'],
  ].flatMap(([at, colour, rim], index) => {
    const x = Number(at)
    const y = index === 1 ? 40 : 37
    return [
      relief(
        '#FFFFFF',
        String(rim),
        2,
        shape(
          `M${x - 12} ${y + 78}L${x - 3} ${y - 14}H${x - 1}L${x - 1} ${y + 30}L${x - 3} ${y + 80}Z`,
          String(colour),
        ),
      ),
      relief(
        '#FFFFFF',
        String(rim),
        2,
        shape(
          `M${x + 12} ${y + 78}L${x + 3} ${y - 14}H${x + 1}L${x + 1} ${y + 30}L${x + 3} ${y + 80}Z`,
          down(String(colour), String(rim)),
        ),
      ),
      line(
        `M${x - 8} ${y + 62}H${x - 4}M${x - 8} ${y + 68}H${x - 4}M${x + 4} ${y + 62}H${x + 8}M${x + 4} ${y + 68}H${x + 8}`,
        String(rim),
        1.6,
      ),
      relief('#FFFFFF', '#4A5464', 1.2, box(x - 9, y + 20, 18, 12, 3, '#C8D0DC')),
      oval(x, y + 26, 3, 3, '#6A7484'),
    ]
  }),
])
