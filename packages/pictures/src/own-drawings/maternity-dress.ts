import { sketch } from './sketch.ts'

export const maternityDress = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief(
    '#BFE3DA',
    '#1C4F48',
    2,
    shape('M46 22C36 26 28 36 24 54C23 58 32 61 35 57L48 42Z', across('#4FA294', '#3E8A7E')),
    shape('M80 22C90 26 98 36 102 54C103 58 94 61 91 57L78 42Z', across('#3E8A7E', '#4FA294')),
  ),
  relief(
    '#CDEDE4',
    '#1C4F48',
    2.6,
    shape(
      'M46 14C52 24 74 24 80 14L88 22L82 44C100 56 104 82 96 98C98 106 99 112 100 118C82 124 44 124 30 118C34 92 40 66 46 44L38 22Z',
      slant('#66B8A8', '#3A8478'),
    ),
  ),
  shape('M82 46C98 58 102 80 95 96C80 100 66 92 64 76C63 62 70 50 82 46Z', '#BFEADF', 0.4),
  shape('M46 14C52 26 74 26 80 14C76 20 70 22 63 22S50 20 46 14Z', '#1F5A52'),
  relief('#FFFFFF', '#1C4F48', 1, shape('M45 42H83L84 49H43Z', '#F7E3C8')),
  shape('M52 46L42 40C38 38 38 54 42 52ZM52 46L62 40C66 38 66 54 62 52Z', '#F7E3C8'),
  oval(52, 46, 3, 3, '#D9B98A'),
  line('M50 54C46 74 42 96 40 118M60 56C58 78 58 98 58 120', '#2C6E64', 1.8, 0.55),
  shape('M82 76C78 70 70 74 74 81L82 89L90 81C94 74 86 70 82 76Z', '#FFFFFF', 0.75),
])
