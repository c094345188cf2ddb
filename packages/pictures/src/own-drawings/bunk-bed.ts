import { sketch } from './sketch.ts'

export const bunkBed = sketch(({ down, across, relief, box, line }) => [
  relief(
    '#F0C892',
    '#5A3512',
    1.8,
    box(8, 8, 9, 112, 3, across('#D69E5E', '#B07A3E')),
    box(111, 8, 9, 112, 3, across('#D69E5E', '#B07A3E')),
  ),
  relief(
    '#FFFFFF',
    '#6F8AAE',
    1.6,
    box(16, 36, 96, 12, 5, down('#FFFFFF', '#D5DEEC')),
    box(16, 86, 96, 12, 5, down('#FFFFFF', '#D5DEEC')),
  ),
  relief('#BFE0FF', '#1D4A74', 1.6, box(48, 33, 64, 15, 4, down('#6FB2EC', '#4888CA'))),
  relief('#FFD0C8', '#8A2E22', 1.6, box(48, 83, 64, 15, 4, down('#F0877A', '#CE5C4E'))),
  relief('#FFFFFF', '#8A94A8', 1.4, box(19, 29, 26, 12, 5, '#F6F8FC'), box(19, 79, 26, 12, 5, '#F6F8FC')),
  relief(
    '#F0C892',
    '#5A3512',
    1.8,
    box(8, 47, 112, 9, 2, down('#D69E5E', '#B07A3E')),
    box(8, 97, 112, 9, 2, down('#D69E5E', '#B07A3E')),
  ),
  relief('#F0C892', '#5A3512', 1.4, box(14, 20, 58, 5, 2, '#CC9250'), box(14, 12, 58, 5, 2, '#CC9250')),
  line('M84 14V118M102 14V118', '#A06A30', 5),
  line('M84 30H102M84 46H102M84 62H102M84 78H102M84 94H102M84 110H102', '#C48A48', 4.4),
])
