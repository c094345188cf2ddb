const round = 'M2 0C.8 0 0 .9 0 2V4C0 5.1.8 6 2 6S4 5.1 4 4V2C4 .9 3.2 0 2 0Z'
const open = 'M4 1.3C3.6.5 2.9 0 2 0C.8 0 0 .9 0 2V4C0 5.1.8 6 2 6C2.9 6 3.6 5.5 4 4.7'
const bowl = 'M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0'
const cup = 'M0 0V4C0 5.1.8 6 2 6S4 5.1 4 4V0'
const snake = 'M3.8 1.2C3.5.4 2.9 0 2 0C.9 0 .2.6.2 1.5C.2 3.6 4 2.3 4 4.5C4 5.4 3.2 6 2 6C1 6 .3 5.5 0 4.7'
const cedilla = 'M2 6.2V7.4'
const breve = 'M1 -1.9C1.4 -1.1 2.6 -1.1 3 -1.9'
const points = 'M1.1 -1.5V-1.4M2.9 -1.5V-1.4'

/** Capitals as strokes in a field 4 wide and 6 high, so that no font has to be installed where pictures are made. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  Â: 'M0 6L2 0L4 6M.8 4H3.2M1.2 -1.1L2 -1.8L2.8 -1.1',
  B: 'M0 0V6H2.4A1.5 1.5 0 0 0 2.4 3H0M0 0H2.2A1.5 1.5 0 0 1 2.2 3',
  C: open,
  Ç: open + cedilla,
  D: 'M0 0V6H1.6C3.2 6 4 5 4 3S3.2 0 1.6 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: `${open}V3.2H2.4`,
  Ğ: `${open}V3.2H2.4${breve}`,
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  İ: 'M0 0V6M0 -1.5V-1.4',
  J: 'M3 0V4.4C3 5.5 2.4 6 1.5 6S.2 5.5 0 4.6',
  K: 'M0 0V6M3.8 0L0 3.4M1.4 2.2L4 6',
  L: 'M0 0V6H3.4',
  M: 'M0 6V0L2.4 4L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: round,
  Ö: round + points,
  P: bowl,
  Q: `${round}M2.6 4.6L4.2 6.4`,
  R: `${bowl}M2 3.3L4 6`,
  S: snake,
  Ş: snake + cedilla,
  T: 'M0 0H4M2 0V6',
  U: cup,
  Ü: cup + points,
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.3 6L2.6 1L3.9 6L5.2 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
}
const widths: Readonly<Record<string, number>> = { I: 0, İ: 0, M: 4.8, W: 5.2, J: 3, ' ': 1.6, E: 3.6, F: 3.6, L: 3.4 }
const gap = 1.7
const height = 6

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Capitals in the middle of a field, as large as it allows. */
export function writeLetters(text: string, field: Field, ink: string): string {
  let across = 0
  const placed = [...text].map((letter) => {
    const x = across
    across += (widths[letter] ?? 4) + gap
    return { x, path: strokes[letter] ?? '' }
  })
  const scale = Math.min((field.height * 0.6) / height, (field.width * 0.9) / Math.max(1, across - gap))
  const left = field.x + (field.width - (across - gap) * scale) / 2
  const top = field.y + (field.height - height * scale) / 2
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width="1.05" stroke-linecap="round" stroke-linejoin="round">${placed
    .map(({ x, path }) => `<path transform="translate(${x.toFixed(2)} 0)" d="${path}"/>`)
    .join('')}</g>`
}
