import { sketch } from './sketch.ts'

export const spannerSet = sketch(({ across, slant, relief, box, oval, shape }) =>
  [
    [22, 1],
    [50, 0.88],
    [76, 0.76],
    [100, 0.64],
  ].map(
    ([x = 0, k = 1]) =>
      `<g transform="translate(${x} ${66 + (1 - k) * 50}) scale(${k})">${relief('#FFFFFF', '#3E4452', 2, box(-6, -36, 12, 74, 4, across('#8F97A6', '#EEF1F5', '#8F97A6')), shape('M-14 -56L-6 -46V-40H6V-46L14 -56C20 -44 16 -30 6 -26H-6C-16 -30 -20 -44 -14 -56Z', slant('#E6EAF0', '#98A0AF')), oval(0, 46, 14, 14, slant('#E6EAF0', '#98A0AF')))}${oval(0, 46, 7.4, 7.4, '#4A505E')}${box(-2, -18, 4, 44, 2, '#FFFFFF', 0.7)}</g>`,
  ),
)
