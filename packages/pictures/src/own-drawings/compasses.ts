import { sketch } from './sketch.ts'

export const compasses = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#3E4452',
    2,
    shape('M58 26L68 30L36 108L30 120L30 106Z', slant('#EEF1F5', '#8F97A6')),
    shape('M70 26L60 30L88 96L96 92Z', slant('#D4DAE4', '#8F97A6')),
  ),
  relief(
    '#FFFFFF',
    '#3E4452',
    1.8,
    box(58, 4, 12, 16, 3, across('#8F97A6', '#EEF1F5', '#8F97A6')),
    oval(64, 27, 12, 12, slant('#EEF1F5', '#98A0AF')),
  ),
  line('M60 8V18M64 8V18M68 8V18', '#7A8292', 1.4),
  relief('#FFFFFF', '#5B6270', 1, oval(64, 27, 5, 5, '#5B6270')),
  relief('#FFE08A', '#8A5A04', 1.6, shape('M84 82L94 78L106 108L97 112Z', across('#F7C63C', '#E8A820'))),
  relief('#FFF3DC', '#8A6A3C', 0.8, shape('M97 112L106 108L108 120Z', '#F2D9AC')),
  shape('M104.5 116L107 115L108 120Z', '#2C303C'),
  relief('#FFFFFF', '#3E4452', 1.2, box(80, 84, 20, 9, 3, '#98A0AF')),
  line('M30 122C52 128 84 128 108 122', '#3F6FD0', 2.6),
  line('M46 72C58 80 72 80 80 70', '#98A0AF', 3),
])
