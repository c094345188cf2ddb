import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { perforation } from '../tokens/perforation.ts'
import { vars } from '../tokens/theme.css.ts'

const { pitch, hole } = perforation.edge
const radius = hole / 2
// Half a pixel of slope smooths the holes' rims.
const punched = (at: string, tile: string) =>
  `radial-gradient(circle at ${at},#0000 ${radius - 0.3}px,#000 ${radius + 0.3}px) 50%/${tile} round`

export const edge = componentStyle({ position: 'absolute', pointerEvents: 'none', background: 'currentColor' }, 'edge')
const lying = { insetInline: 0, height: radius + 1 }
const standing = { insetBlock: 0, width: radius + 1 }
export const side = componentVariants(
  {
    bottom: { ...lying, top: 'calc(100% - 1px)', mask: punched('50% 100%', `${pitch}px 100%`) },
    top: { ...lying, bottom: 'calc(100% - 1px)', mask: punched('50% 0', `${pitch}px 100%`) },
    right: { ...standing, left: 'calc(100% - 1px)', mask: punched('100% 50%', `100% ${pitch}px`) },
  },
  'side',
)
export const color = componentVariants(
  {
    header: { color: vars.color.header },
    headerDeep: { color: vars.color.headerDeep },
    surface: { color: vars.color.surface },
  },
  'color',
)
