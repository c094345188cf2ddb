import { sketch } from './sketch.ts'

const strings = (x: number, y: number, a: number, b: number, step: number) => {
  const across = Array.from({ length: Math.floor((2 * a) / step) - 1 }, (_, at) => {
    const dx = -a + step * (at + 1)
    const half = b * Math.sqrt(1 - (dx / a) ** 2)
    return `M${(x + dx).toFixed(1)} ${(y - half).toFixed(1)}V${(y + half).toFixed(1)}`
  })
  const along = Array.from({ length: Math.floor((2 * b) / step) - 1 }, (_, at) => {
    const dy = -b + step * (at + 1)
    const half = a * Math.sqrt(1 - (dy / b) ** 2)
    return `M${(x - half).toFixed(1)} ${(y + dy).toFixed(1)}H${(x + half).toFixed(1)}`
  })
  return [...across, ...along].join('')
}

export const tennisRacket = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  `<g transform="rotate(32 64 64)">${[
    line(strings(64, 36, 24, 31, 6), '#C8D0DC', 1.2),
    `<ellipse cx="64" cy="36" rx="26" ry="33" stroke="#7A1420" stroke-width="7"/><ellipse cx="64" cy="36" rx="26" ry="33" stroke="#E2465A" stroke-width="4"/>`,
    relief('#FFC0C8', '#7A1420', 1.2, shape('M52 66L60 92H68L76 66L71 68L66 84H62L57 68Z', '#E2465A')),
    relief('#8A92A4', '#14161C', 1.6, box(58, 90, 12, 40, 4, down('#3A3F4A', '#23262E'))),
    line('M58 98L70 94M58 106L70 102M58 114L70 110M58 122L70 118', '#5A616E', 1.6),
  ].join('')}</g>`,
  relief('#F8FFC8', '#6A7A08', 1.8, oval(98, 102, 17, 17, glow('#E8F45A', '#B4C822'))),
  line('M86 94C94 98 98 106 96 117M100 86C98 96 104 104 114 106', '#FFFFFF', 2),
])
export const badmintonSet = sketch(({ down, relief, box, oval, shape, line }) => [
  ...[
    [-28, '#2E78D0', '#123A70'],
    [28, '#F0982E', '#8A4A08'],
  ].map(
    ([degrees, colour, rim]) =>
      `<g transform="rotate(${degrees} 64 104)">${[
        line(strings(64, 24, 15, 19, 4.6), '#C8D0DC', 1),
        `<ellipse cx="64" cy="24" rx="16.6" ry="21" stroke="${rim}" stroke-width="5"/><ellipse cx="64" cy="24" rx="16.6" ry="21" stroke="${colour}" stroke-width="2.8"/>`,
        line('M64 45V92', String(rim), 3.6),
        relief('#FFFFFF', String(rim), 1.2, box(59, 88, 10, 34, 4, down(String(colour), String(rim)))),
      ].join('')}</g>`,
  ),
  relief('#FFFFFF', '#8A92A4', 1.6, shape('M44 74L84 74L74 100H54Z', down('#FFFFFF', '#DDE3EC'))),
  line('M50 74L57 100M57 74L61 100M64 74V100M71 74L67 100M78 74L71 100M47 82H81M50 90H78', '#B4BCC8', 1.2),
  relief('#FFFFFF', '#7A1420', 1.4, oval(64, 104, 10, 9, '#F4EBD8'), shape('M54 99H74V103H54Z', '#D8365A')),
])
export const tableTennisBats = sketch(({ down, glow, relief, box, oval }) => [
  ...[
    [-34, 46, '#D8322A', '#F06A5C', '#7A100A'],
    [30, 84, '#2A2E38', '#5A6070', '#0A0C10'],
  ].map(
    ([degrees, x, colour, light, rim]) =>
      `<g transform="rotate(${degrees} ${x} 60)">${[
        relief('#FBE6BC', '#6A4414', 1.8, box(Number(x) - 7, 74, 14, 46, 5, down('#D8A860', '#B07C38'))),
        relief('#FFFFFF', String(rim), 2.4, oval(Number(x), 46, 31, 34, glow(String(light), String(colour)))),
        box(Number(x) - 20, 72, 40, 7, 3, '#E8C88C'),
      ].join('')}</g>`,
  ),
  relief('#FFFFFF', '#A8ACB8', 1.4, oval(66, 104, 11, 11, glow('#FFFFFF', '#E8EAF0'))),
])
