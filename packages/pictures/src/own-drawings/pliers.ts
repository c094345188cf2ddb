import { sketch } from './sketch.ts'

/** Combination pliers with insulated handles. */
export const pliers = sketch(({ across, glow, relief, oval, shape, line }) => [
  `<g transform="rotate(24 64 60)">${[
    relief(
      '#FFFFFF',
      '#3A424E',
      2.2,
      shape('M62 58L48 44C46 30 50 12 58 0L63 2V52Z', across('#8A94A4', '#E8ECF2')),
      shape('M66 58L80 44C82 30 78 12 70 0L65 2V52Z', across('#E8ECF2', '#8A94A4')),
    ),
    line('M59 6L63 8M58 12L63 14M57 18L63 20M69 6L65 8M70 12L65 14M71 18L65 20', '#4A5464', 1.4),
    relief(
      '#FFD8B8',
      '#6A1E04',
      2.4,
      shape(
        'M56 54C40 66 30 88 30 112C30 124 42 124 44 114C46 98 52 80 66 66Z',
        across('#D84A1E', '#F58A4A', '#C03A12'),
      ),
    ),
    relief(
      '#FFD8B8',
      '#6A1E04',
      2.4,
      shape(
        'M72 54C88 66 98 88 98 112C98 124 86 124 84 114C82 98 76 80 62 66Z',
        across('#D84A1E', '#F58A4A', '#C03A12'),
      ),
    ),
    line('M38 84C34 94 34 104 35 112M90 84C94 94 94 104 93 112', '#23262E', 2.4, 0.6),
    relief('#FFFFFF', '#3A424E', 1.8, oval(64, 56, 11, 11, glow('#E4E8EE', '#8A94A4'))),
    oval(64, 56, 3.6, 3.6, '#4A5464'),
  ].join('')}</g>`,
])
