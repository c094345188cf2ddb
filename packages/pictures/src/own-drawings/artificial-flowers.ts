import { sketch } from './sketch.ts'

const petals = [0, 60, 120, 180, 240, 300]

export const artificialFlowers = sketch(({ down, across, relief, oval, shape, line }) => [
  line('M64 96C60 76 46 62 36 44M64 96C64 72 64 54 66 32M64 96C70 78 84 64 94 50', '#3E8A44', 3.4),
  relief(
    '#B8E4A8',
    '#1E5A2A',
    1.4,
    shape(
      'M50 72C38 72 30 64 28 58C40 56 48 62 50 72ZM78 74C90 74 98 68 102 62C90 58 80 64 78 74ZM64 60C56 56 54 48 56 42C62 46 66 52 64 60Z',
      '#5CB05A',
    ),
  ),
  ...[
    [34, 38, '#F2A0B8', '#D86A8C'],
    [66, 26, '#FFFFFF', '#D8C8D8'],
    [96, 44, '#F6C45C', '#D8923A'],
  ].map(([x, y, petal, shade]) =>
    relief(
      '#FFFFFF',
      String(shade),
      1.4,
      ...petals.map(
        (degrees) =>
          `<ellipse cx="${x}" cy="${Number(y) - 11}" rx="7.4" ry="10" transform="rotate(${degrees} ${x} ${y})" fill="${petal}"/>`,
      ),
      oval(Number(x), Number(y), 6, 6, '#E8B030'),
    ),
  ),
  relief('#FFFFFF', '#7A8698', 2.2, shape('M44 90H84L78 122H50Z', across('#D8DEE8', '#FFFFFF', '#C4CCD8'))),
  relief('#FFFFFF', '#7A8698', 1.4, shape('M40 84H88V93H40Z', down('#FFFFFF', '#D8DEE8'))),
])
