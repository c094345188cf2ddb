import { media, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('body', { margin: 0 })
// The page does not scroll under an overlay, and keeps its width without the scrollbar (rules.md S6).
globalStyle('html:has(dialog:modal, [data-covers-page])', { overflow: 'hidden', paddingRight: 'var(--scrollbar, 0)' })
// Print shows the page's content only.
globalStyle('#root > :is(header, footer)', { '@media': { print: { display: 'none' } } })
globalStyle('#root', { minHeight: '100vh', display: 'flex', flexDirection: 'column' })

export const container = style({
  width: '100%',
  maxWidth: 1280,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  boxSizing: 'border-box',
  '@media': { [media['2xl']]: { maxWidth: 1440 } },
})
export const main = style([container, { flex: 1, paddingTop: 20, paddingBottom: 48, outline: 'none' }])
export const tallMain = style([main, { minHeight: '100vh' }])
