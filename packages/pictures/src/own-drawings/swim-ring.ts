import { sketch } from './sketch.ts'

/** An inflatable ring with slices of melon on it, seen from above. */
export const swimRing = sketch(({ glow, relief, oval, box }) => [
  `<circle cx="64" cy="64" r="43" stroke="#0E6A8A" stroke-width="38"/>`,
  `<circle cx="64" cy="64" r="43" stroke="${glow('#A8ECF8', '#3ABAD8')}" stroke-width="35"/>`,
  ...Array.from(
    { length: 6 },
    (_, at) =>
      `<g transform="rotate(${at * 60} 64 64)"><path d="M50 8A58 58 0 0 1 78 8L73 34A31 31 0 0 0 55 34Z" fill="${at % 2 === 0 ? '#FF6A8A' : '#FFD84A'}"/>${[56, 64, 72].map((x) => oval(x, 19, 1.6, 3, at % 2 === 0 ? '#5A1424' : '#B07A04')).join('')}</g>`,
  ),
  `<circle cx="64" cy="64" r="54" stroke="#FFFFFF" stroke-width="3" stroke-dasharray="46 300" stroke-dashoffset="-200" opacity=".85" stroke-linecap="round"/>`,
  `<circle cx="64" cy="64" r="26.5" stroke="#0E6A8A" stroke-width="3" opacity=".5"/>`,
  relief('#FFFFFF', '#5A6474', 1.2, box(98, 92, 13, 10, 4, '#F2F5FA')),
  oval(104, 92, 5, 3, '#C8D0DC'),
])
