import { sketch } from './sketch.ts'

export const sketchbook = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A90A0', 1.6, box(14, 16, 100, 104, 3, '#F2EFE6')),
  relief('#FFFFFF', '#8A90A0', 2.2, box(12, 12, 100, 104, 3, slant('#FFFFFF', '#F2F0E8'))),
  shape('M20 84L46 54L62 72L78 48L106 84V106H20Z', '#8FCB8A'),
  shape('M20 96C44 84 78 104 106 90V108H20Z', '#5DA860'),
  oval(90, 42, 9, 9, '#F7C63C'),
  line('M90 27V30M90 54V57M75 42H78M102 42H105M80 32L82 34M98 50L100 52M100 32L98 34M82 50L80 52', '#F7A03C', 2.4),
  relief('#FFD9C8', '#7A2A1C', 1, shape('M40 84L52 74L64 84V100H40Z', '#E5674A')),
  box(49, 88, 7, 12, 1, '#7A2A1C'),
  ...[20, 31, 42, 53, 64, 75, 86, 97, 108].flatMap((x) => [
    oval(x - 1, 18, 2.4, 2.4, '#5B6270'),
    line(`M${x - 1} 18C${x - 5} 8 ${x + 1} 4 ${x + 2} 12`, '#3A3F4E', 2.6),
  ]),
  `<g transform="rotate(38 96 96)">${relief('#FFE9A0', '#8A5A04', 1.4, box(91, 60, 11, 46, 1, across('#F7C63C', '#FFE07A', '#E0A420')))}${shape('M91 106H102L96.5 120Z', '#F2D9AC')}${shape('M94.5 115H98.5L96.5 120Z', '#2C303C')}${box(91, 54, 11, 7, 2, '#E5564A')}</g>`,
])
