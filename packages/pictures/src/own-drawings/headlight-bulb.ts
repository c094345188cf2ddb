import { sketch } from './sketch.ts'

export const headlightBulb = sketch(({ down, across, relief, box, oval, shape, line, turned }) => [
  turned(
    -35,
    relief('#FFFFFF', '#7FA8D0', 2.2, shape('M48 8C48 2 80 2 80 8V58H48Z', across('#E9F5FF', '#B4D6F2', '#DCEEFC'))),
    oval(64, 8, 14, 6, '#6E8AA8'),
    line('M56 56V34M72 56V34M56 34C60 28 68 28 72 34', '#F2A24B', 2.4),
    oval(64, 31, 9, 5, '#FFE9A0', 0.85),
    line('M53 14V52', '#FFFFFF', 3),
    relief('#FFFFFF', '#5B6074', 1.8, box(40, 56, 48, 12, 4, down('#E4E6EE', '#9DA2B8'))),
    relief('#FFFFFF', '#5B6074', 1.6, shape('M32 66H96L90 78H38Z', down('#D8DBE4', '#8A8EA6'))),
    relief('#7A7F96', '#0D0E18', 1.8, box(46, 76, 36, 24, 4, '#353849')),
    line('M54 100V116M74 100V116M64 100V114', '#C9CCDA', 5),
  ),
])
