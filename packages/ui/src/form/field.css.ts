import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { radius, size } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const field = componentStyle({ display: 'block', minWidth: 0 }, 'field')
export const head = componentStyle(
  { ...type.label, fontSize: rem(13.5), display: 'flex', gap: 4, marginBottom: 5 },
  'head',
)
export const label = componentStyle({ fontWeight: 600 }, 'label')
export const mark = componentStyle({ color: color.textMuted }, 'mark')
/** For sighted users; screen readers read the hidden word after it. */
export const asterisk = componentStyle({ color: color.error, '::before': { content: ['"*"', '"*" / ""'] } }, 'asterisk')
export const end = componentStyle({ marginInlineStart: 'auto' }, 'end')
export const box = componentStyle({ position: 'relative', display: 'block' }, 'box')
export const control = componentStyle(
  {
    ...type.button,
    fontWeight: 400,
    display: 'block',
    width: '100%',
    minHeight: size.control.md,
    padding: '11px 12px',
    background: color.surface,
    color: color.text,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    transition: hoverTransition('border-color', 'box-shadow'),
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:focus-visible': {
        // Transparent except in forced colours, where shadows are not drawn and this outline becomes visible.
        outline: '2px solid transparent',
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary},0 0 0 3px color-mix(in srgb,${color.primary} 30%,transparent)`,
      },
      '&[aria-invalid=true]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
      '&[aria-invalid=true]:focus-visible': {
        boxShadow: `inset 0 0 0 1px ${color.error},0 0 0 3px color-mix(in srgb,${color.error} 30%,transparent)`,
      },
      '&:disabled': {
        background: color.disabled,
        color: color.onDisabled,
        borderColor: color.line,
        fontWeight: 600,
        cursor: 'not-allowed',
        opacity: 1,
      },
    },
    // A phone enlarges the page on focus when the text is under 16 px.
    '@media': { [media.phone]: { fontSize: rem(16) } },
  },
  'control',
)
export const area = componentStyle(
  { minHeight: 112, maxHeight: 480, resize: 'vertical', fieldSizing: 'content' },
  'area',
)
export const adorned = componentStyle({ paddingInlineEnd: 48 }, 'adorned')
export const adornment = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 4,
    display: 'flex',
    alignItems: 'center',
  },
  'adornment',
)
export const note = componentStyle({ ...type.label, display: 'flex', gap: 6, marginTop: 5 }, 'note')
export const noteTone = componentVariants(
  { hint: { color: color.textMuted }, error: { color: color.error }, success: { color: color.success } },
  'noteTone',
)
export const noteIcon = componentStyle({ marginBlock: 1 }, 'noteIcon')
