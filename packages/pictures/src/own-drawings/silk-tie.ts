import { sketch } from './sketch.ts'

export const silkTie = sketch(({ across, slant, relief, shape, line }) => [
  line('M52 14C40 20 40 34 56 38M76 14C88 20 88 34 72 38', '#2C4A86', 7),
  relief('#B9CCF4', '#122450', 2.6, shape('M54 32H74L92 98L64 124L36 98Z', across('#3A5EA8', '#5F86D0', '#34569C'))),
  relief('#CBDAF8', '#122450', 2, shape('M48 10H80L75 36H53Z', slant('#5F86D0', '#34569C'))),
  line('M54 37H74', '#122450', 2, 0.5),
])
