import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { fixedColor } from '../tokens/color.ts'
import { perforation } from '../tokens/perforation.ts'

const { pitch, hole } = perforation.sheet
const radius = hole / 2
const punched = (at: string, place: string) =>
  `radial-gradient(circle at ${at},#000 ${radius - 0.3}px,#0000 ${radius + 0.3}px) ${place}`

export const stamp = componentStyle(
  {
    display: 'block',
    padding: 9,
    background: '#fff',
    color: fixedColor.searchField.text,
    mask: [
      punched('50% 0', `0 0/${pitch}px 4px round no-repeat`),
      punched('50% 100%', `0 100%/${pitch}px 4px round no-repeat`),
      punched('0 50%', `0 0/4px ${pitch}px no-repeat round`),
      punched('100% 50%', `100% 0/4px ${pitch}px no-repeat round`),
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
