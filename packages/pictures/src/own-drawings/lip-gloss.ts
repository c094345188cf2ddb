import { sketch } from './sketch.ts'

export const lipGloss = sketch(({ across, relief, box, line }) => [
  relief(
    '#FFFFFF',
    '#B8406C',
    2.2,
    `<g transform="rotate(-14 44 74)">${box(28, 30, 32, 90, 8, across('#F6A8C4', '#FFD4E2', '#F08CB0'))}</g>`,
  ),
  `<g transform="rotate(-14 44 74)">${box(33, 44, 22, 70, 5, '#E85A90', 0.75)}${line('M37 50V106', '#FFFFFF', 3.4, 0.8)}${box(36, 20, 16, 12, 2, '#F2C9D8')}</g>`,
  relief(
    '#FFE9A8',
    '#8A6208',
    2,
    `<g transform="rotate(22 92 40)">${box(80, 4, 26, 52, 6, across('#D8A83A', '#F8DC8A', '#C8942A'))}</g>`,
  ),
  `<g transform="rotate(22 92 40)">${box(91, 56, 4, 40, 2, '#E6E8EE')}</g>`,
  relief('#FFC4DA', '#B8205C', 1.4, `<g transform="rotate(22 92 40)">${box(88, 92, 10, 26, 5, '#E85A90')}</g>`),
])
