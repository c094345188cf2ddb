import './font.css.ts'
import { layeredStyle as rule } from './component-style.ts'
import { media } from './breakpoint.ts'
import { rem } from './rem.ts'
import { vars } from './theme.css.ts'
import { type } from './type.ts'

rule(':where(*,::before,::after)', { boxSizing: 'border-box' })
rule(':where(html)', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  overflowWrap: 'break-word',
})
// While a dialog is open, a phone's page does not scroll. On a desktop the scrollbar stays, so that nothing moves
// sideways.
rule(':where(html):has(dialog:modal)', { '@media': { [media.phone]: { overflow: 'hidden' } } })
rule(':where(body)', {
  ...type.ui,
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.ground,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
})
rule(':where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend)', { margin: 0, padding: 0 })
rule(':where(h1,h2,h3,h4)', { fontSize: 'inherit', lineHeight: 'inherit', textWrap: 'balance' })
rule(':where(ul,ol)', { listStyle: 'none' })
rule(':where(fieldset)', { border: 0, minWidth: 0 })
rule(':where(img,svg,video)', { display: 'block', maxWidth: '100%' })
rule(':where(img,video)', { height: 'auto' })
rule(':where(img)', { filter: vars.pictureFilter })
rule(':where(svg)', { flexShrink: 0 })
rule(':where(button,input,select,textarea)', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
})
rule(':where(button)', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
rule(':where(input,textarea)::placeholder', { color: vars.color.textMuted, opacity: 1 })
rule(':where(a)', { color: 'inherit', textDecoration: 'none' })
rule(':where(b,strong)', { fontWeight: 700 })
rule(':where(small)', { fontSize: rem(12) })
rule(':where(table)', { borderCollapse: 'collapse' })
rule(':where([hidden])', { display: 'none' })
rule(':where(:focus-visible)', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: 2,
})
rule('::selection', { background: vars.color.saffron, color: vars.color.onSaffron })
rule('*,::before,::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '80ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '80ms !important',
    },
  },
})
// Forced colours remove backgrounds and shadows, so chosen controls get a border there.
rule(
  ':where([aria-pressed=true],[aria-selected=true],[role=radio][aria-checked=true],label:has(> input:is([type=radio],[type=checkbox]):checked),tr:has(input[type=radio]:checked))',
  { '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 } } },
)
