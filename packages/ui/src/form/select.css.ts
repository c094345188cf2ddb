import { componentStyle } from '../tokens/component-style.ts'
import { radius, size } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const select = componentStyle(
  { appearance: 'none', paddingInlineEnd: 40, textOverflow: 'ellipsis', cursor: 'pointer' },
  'select',
)
export const caret = componentStyle(
  { position: 'absolute', insetInlineEnd: 12, top: '50%', translate: '0 -50%', pointerEvents: 'none' },
  'caret',
)
export const inline = componentStyle(
  {
    ...type.ui,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.control.md,
    background: color.surface,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    },
  },
  'inline',
)
export const inlineLabel = componentStyle(
  { position: 'absolute', insetInlineStart: 12, color: color.textMuted, pointerEvents: 'none' },
  'inlineLabel',
)
/** An invisible copy of the label, so that the select's text starts where the label ends. */
export const inlineRoom = componentStyle({ visibility: 'hidden', paddingInlineStart: 12 }, 'inlineRoom')
export const inlineSelect = componentStyle(
  {
    appearance: 'none',
    alignSelf: 'stretch',
    flexGrow: 1,
    minWidth: 0,
    background: 'none',
    border: 0,
    outline: 'none',
    paddingBlock: 0,
    paddingInline: '8px 38px',
    fontWeight: 600,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
  'inlineSelect',
)
