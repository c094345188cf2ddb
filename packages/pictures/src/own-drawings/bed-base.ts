import { sketch } from './sketch.ts'

/** A bed base with its lid raised over the storage. */
export const bedBase = sketch(({ across, down, relief, box, shape, line }) => [
  relief('#E4DCD0', '#3A3024', 2.4, shape('M14 50L96 6L124 16L44 66Z', down('#D8CCB8', '#A8987E'))),
  line('M24 51L98 12M34 56L108 14', '#8A7A60', 1.4, 0.6),
  relief('#F4EEE4', '#3A3024', 1.2, box(60, 26, 22, 6, 2, '#8A5A2A')),
  relief('#FFFFFF', '#23262E', 1.2, shape('M40 64L52 92H47L36 68ZM108 30L112 74H107L104 34Z', '#98A2B2')),
  relief(
    '#E4DCD0',
    '#3A3024',
    2.6,
    shape('M4 80L44 92L124 72V104L48 122L4 110Z', across('#BCAC92', '#D8CCB8', '#A8987E')),
  ),
  shape('M12 80L46 89L116 72L88 66Z', '#4A3E2E'),
  relief('#FFFFFF', '#4A5464', 1, shape('M36 78L58 72L72 77L50 84Z', '#E8EEF6')),
  relief('#FFFFFF', '#7A2A3A', 1, shape('M66 74L84 70L96 74L78 80Z', '#E8A0B0')),
  line('M46 94V120M4 96L46 108L122 90', '#8A7A60', 1.8, 0.8),
])
