import { sketch } from './sketch.ts'

export const mascara = sketch(({ across, relief, box, oval, shape, line, turned }) => [
  turned(
    -18,
    relief('#FFB3CC', '#7C1440', 2, box(32, 44, 28, 78, 9, across('#C22C66', '#F0669A', '#A81E54'))),
    relief('#FFF3C9', '#8A6210', 1, box(34, 36, 24, 12, 3, across('#D9A545', '#FBE39C', '#C08A2A'))),
    box(38, 30, 16, 8, 2, '#2B2939'),
    line('M40 62V104', '#FFFFFF', 3, 0.5),
  ),
  turned(
    20,
    relief('#FFB3CC', '#7C1440', 2, box(68, 6, 26, 56, 9, across('#C22C66', '#F0669A', '#A81E54'))),
    relief('#FFF3C9', '#8A6210', 1, box(69, 58, 24, 9, 3, across('#D9A545', '#FBE39C', '#C08A2A'))),
    line('M81 68V116', '#4A475C', 3.4),
    shape('M76 84C72 92 72 106 78 118C80 120 82 120 84 118C90 106 90 92 86 84Z', '#23212F'),
    line('M73 88H89M71 93H91M71 98H91M71 103H91M73 108H89M75 113H87', '#4B485E', 2),
    oval(81, 118, 3, 3, '#23212F'),
  ),
])
