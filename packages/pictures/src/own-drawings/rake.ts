import { sketch } from './sketch.ts'

/** A garden rake. */
export const rake = sketch(({ across, down, relief, box, line }) => [
  `<g transform="rotate(24 64 64)">${[
    relief('#FFE8C4', '#5A3410', 1.8, box(59, -14, 10, 104, 5, across('#C8924E', '#ECC48C', '#B07A3E'))),
    relief('#FFFFFF', '#16181E', 1.4, box(57, 82, 14, 18, 4, '#3A404C')),
    relief('#C8E8D0', '#0E3A1E', 2.2, box(18, 98, 92, 11, 4, down('#3E9A5A', '#246A3A'))),
    ...Array.from(
      { length: 9 },
      (_, at) =>
        line(`M${23 + at * 10.2} 108V124`, '#4A5464', 5) + line(`M${22.4 + at * 10.2} 108V123`, '#A8B2C0', 1.8),
    ),
  ].join('')}</g>`,
])
