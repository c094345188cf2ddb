import { sketch } from './sketch.ts'

export const hulaHoop = sketch(({ relief }) => [
  `<ellipse cx="64" cy="64" rx="52" ry="52" stroke="#7A1450" stroke-width="15"/>`,
  relief('#FFD0EC', '#7A1450', 2, `<ellipse cx="64" cy="64" rx="52" ry="52" stroke="#E5489A" stroke-width="13"/>`),
  ...Array.from(
    { length: 12 },
    (_, at) =>
      `<ellipse cx="64" cy="64" rx="52" ry="52" stroke="#FFE04A" stroke-width="13" pathLength="120" stroke-dasharray="5 115" stroke-dashoffset="${-at * 10}"/>`,
  ),
  `<ellipse cx="62" cy="62" rx="54" ry="54" stroke="#FFFFFF" stroke-width="2.4" opacity=".7" pathLength="100" stroke-dasharray="22 78" stroke-dashoffset="-52" stroke-linecap="round"/>`,
])
