import { sketch } from './sketch.ts'

export const paperReam = sketch(({ across, slant, relief, shape, line }) => [
  relief('#FFFFFF', '#8C93A6', 2, shape('M8 66L72 92V116L8 90Z', across('#E3E7F0', '#C9CFDD'))),
  relief('#FFFFFF', '#8C93A6', 2, shape('M72 92L120 60V84L72 116Z', across('#D8DDE8', '#B4BCCE'))),
  line('M10 72L71 97M10 78L71 103M10 84L71 109M73 98L119 67M73 104L119 73M73 110L119 79', '#A9B1C4', 1.2),
  relief('#FFFFFF', '#A4ABBC', 2.4, shape('M8 66L56 36L120 60L72 92Z', slant('#FFFFFF', '#EEF1F6'))),
  shape('M26 55L42 45L106 69L90 80Z', slant('#5AB0F7', '#2568BE')),
  shape('M90 80L106 69V93L90 104Z', '#1F5AA8'),
  line('M54 55L84 66', '#FFFFFF', 4),
])
