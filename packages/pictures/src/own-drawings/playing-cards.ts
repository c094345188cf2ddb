import { sketch } from './sketch.ts'

export const playingCards = sketch(({ relief, box, shape, line }) => [
  `<g transform="rotate(-20 64 120)">${relief('#FFFFFF', '#5B6270', 1.6, box(30, 18, 58, 84, 6, '#2F5EB8'))}${box(35, 23, 48, 74, 4, '#FFFFFF', 0.25)}${line('M40 30L78 90M78 30L40 90M59 26V94M38 60H80', '#CFE0FA', 2, 0.8)}</g>`,
  `<g transform="rotate(-4 64 120)">${relief('#FFFFFF', '#5B6270', 1.6, box(34, 16, 58, 84, 6, '#FFFFFF'))}${shape('M63 40C54 28 40 38 48 52C52 58 60 64 63 72C66 64 74 58 78 52C86 38 72 28 63 40Z', '#DA2F2F')}</g>`,
  `<g transform="rotate(14 64 120)">${relief('#FFFFFF', '#5B6270', 1.8, box(40, 18, 60, 88, 6, '#FFFFFF'))}${shape('M70 42C64 52 52 58 52 70C52 80 64 82 68 74C68 82 66 88 60 90H80C74 88 72 82 72 74C76 82 88 80 88 70C88 58 76 52 70 42Z', '#22252F')}${line('M46 34L50 24L54 34M47.6 31H52.4', '#22252F', 2.4)}${line('M86 100L90 90L94 100M87.6 97H92.4', '#22252F', 2.4)}</g>`,
])
