import { fixedColor } from '../tokens/color.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { perforation } from '../tokens/perforation.ts'

const { pitch, hole } = perforation.sheet
const radius = hole / 2
const punched = (at: string, place: string) =>
  `radial-gradient(circle at ${at},#000 ${radius - 0.3}px,#0000 ${radius + 0.3}px) ${place}`

export const stamp = componentStyle(
  {
    display: 'block',
    padding: 9,
    // The holes reach a pixel past the paper, or a slanted edge would draw a line across them.
    border: '1px solid transparent',
    background: '#fff padding-box',
    color: fixedColor.searchField.text,
    mask: [
      punched('50% 1px', `0 0/${pitch}px 5px round no-repeat`),
      punched('50% calc(100% - 1px)', `0 100%/${pitch}px 5px round no-repeat`),
      punched('1px 50%', `0 0/5px ${pitch}px no-repeat round`),
      punched('calc(100% - 1px) 50%', `100% 0/5px ${pitch}px no-repeat round`),
      'linear-gradient(#000 0 0)',
    ].join(','),
    maskComposite: 'exclude',
  },
  'stamp',
)
export const tilt = componentVariants(
  { none: {}, left: { rotate: '-5deg' }, right: { rotate: '3deg' }, slightLeft: { rotate: '-2deg' } },
  'tilt',
)
