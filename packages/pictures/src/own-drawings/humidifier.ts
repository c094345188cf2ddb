import { sketch } from './sketch.ts'

/** A humidifier with vapour rising from it. */
export const humidifier = sketch(({ across, down, relief, box, oval, shape, line }) => [
  ...['M58 34C48 26 60 18 52 8', 'M68 34C78 24 66 16 76 4', 'M63 32C58 22 70 14 63 2'].map((path) =>
    line(path, '#B4D8F0', 5, 0.75),
  ),
  relief('#FFFFFF', '#5A6A84', 1.6, shape('M52 34H76L80 44H48Z', down('#F4F7FB', '#B8C4D4'))),
  relief(
    '#FFFFFF',
    '#5A6A84',
    2.6,
    shape('M30 56C30 46 44 42 64 42S98 46 98 56V92H30Z', across('#B8DCF2', '#E8F6FE', '#A4CCE8')),
  ),
  shape('M34 68C46 62 54 74 64 68S84 62 94 68V92H34Z', '#5AB0E4', 0.75),
  relief(
    '#FFFFFF',
    '#5A6A84',
    2.4,
    shape('M26 92H102V112C102 118 98 121 92 121H36C30 121 26 118 26 112Z', across('#D4DCE8', '#FFFFFF', '#C4CEDC')),
  ),
  relief('#FFFFFF', '#2A6A9A', 1.2, oval(64, 106, 8, 8, '#3A9AE0')),
  line('M64 102V106', '#FFFFFF', 2.2),
  ...[44, 84].map((x) => oval(x, 106, 2.4, 2.4, '#8AD0A0')),
  line('M38 54V86', '#FFFFFF', 3.4, 0.7),
  box(88, 60, 3, 26, 1.5, '#FFFFFF', 0.6),
])
