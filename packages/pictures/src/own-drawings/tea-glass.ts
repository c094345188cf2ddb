import { sketch } from './sketch.ts'

export const teaGlass = sketch(({ across, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#A8323A', 2, oval(64, 108, 52, 14, '#FBF4F0')),
  line('M20 107C34 117 94 117 108 107', '#D03A44', 2.4),
  oval(64, 106, 26, 6, '#E4DAD4'),
  relief(
    '#FFFFFF',
    '#7A8A98',
    2,
    shape(
      'M38 10H90C90 34 76 44 78 58C80 72 88 78 86 92C85 102 78 106 64 106S43 102 42 92C40 78 48 72 50 58C52 44 38 34 38 10Z',
      across('#DCEAF2', '#FFFFFF', '#CADCE6'),
    ),
  ),
  shape(
    'M40 24H88C86 38 75 46 76 58C78 72 86 78 84 91C83 99 77 102 64 102S45 99 44 91C42 78 50 72 52 58C53 46 42 38 40 24Z',
    across('#B8401A', '#E2742C', '#A83412'),
  ),
  oval(64, 24, 24, 5, '#F09A4A'),
  line('M38 10C42 14 86 14 90 10', '#D8B048', 2),
  line('M45 32C48 42 55 48 55 58C54 70 47 78 48 90', '#FFFFFF', 3, 0.6),
  relief(
    '#FFFFFF',
    '#7A8290',
    1.4,
    `<g transform="rotate(-18 100 98)">${oval(88, 100, 8, 4, '#D4DAE4')}${shape('M94 98H124V101H94Z', '#C4CCD8')}</g>`,
  ),
])
