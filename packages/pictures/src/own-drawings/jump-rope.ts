import { sketch } from './sketch.ts'

export const jumpRope = sketch(({ across, relief, box, line }) => [
  line('M26 44C4 74 14 120 64 120S124 74 102 44', '#2F7FD0', 6.4),
  line('M26 44C4 74 14 120 64 120S124 74 102 44', '#A8D4FA', 2, 0.8),
  ...[
    [28, 14],
    [100, -14],
  ].map(
    ([x = 0, turn = 0]) =>
      `<g transform="translate(${x} 28) rotate(${turn})">${relief('#FFB8A0', '#7A1F10', 2, box(-8, -24, 16, 48, 7, across('#EF6A4A', '#F79A78', '#C23A24')))}${line('M-7 -10H7M-7 -2H7M-7 6H7', '#8A2A18', 2.4)}${relief('#77748C', '#0D0E14', 1, box(-5, 20, 10, 9, 3, '#2C303C'))}</g>`,
  ),
])
