import { sketch } from './sketch.ts'

export const toothpaste = sketch(({ down, across, relief, shape, box, line, turned }) => [
  turned(
    28,
    relief(
      '#FFFFFF',
      '#7C89A8',
      2.4,
      shape('M40 12C40 8 42 6 46 6H82C86 6 88 8 88 12L82 98H46Z', across('#D5DAE8', '#FBFCFE', '#C2C9DB')),
    ),
    shape('M41.5 34L86.5 34L83.5 76H44.500Z', across('#1C7DE0', '#38A6F5', '#1767C6')),
    shape('M43 56C54 46 66 70 85 54L83.5 76H44.500Z', across('#E8334E', '#FF5B6B', '#D62340')),
    line('M50 44H76', '#FFFFFF', 5),
    box(39, 5, 50, 8, 2, down('#B9C1D6', '#E5E9F2')),
    relief('#FFFFFF', '#7C89A8', 1, shape('M48 98H80L76 106H52Z', across('#C9D0E0', '#EEF1F7', '#B4BCD1'))),
    relief('#8CC8FF', '#123F86', 1.4, box(52, 106, 24, 16, 4, across('#1C6FD1', '#3E97F0', '#1658B0'))),
    line('M58 109V119M64 109V119M70 109V119', '#0F4A99', 1.6, 0.7),
  ),
])
