import { globalFontFace } from '@vanilla-extract/css'

// Measured with the texts of six pages against Arial: the fallback takes about the same space. Long texts still wrap at
// other words, so a typeface is never exchanged on a page that is shown (`optional`).
const regular = 'local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica Neue")'
const bold =
  'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Roboto Medium")'

globalFontFace('Figtree Variable', {
  src: 'url("../../fonts/figtree.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'optional',
})
globalFontFace('Bricolage Grotesque Variable', {
  src: 'url("../../fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '600 800',
  fontDisplay: 'optional',
})
globalFontFace('Figtree fallback', [
  {
    src: regular,
    fontWeight: '400 500',
    sizeAdjust: '98.9%',
    ascentOverride: '96%',
    descentOverride: '25.3%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '600 700',
    sizeAdjust: '95.1%',
    ascentOverride: '99.9%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
])
globalFontFace('Bricolage fallback', {
  src: bold,
  fontWeight: '600 800',
  sizeAdjust: '101.5%',
  ascentOverride: '91.7%',
  descentOverride: '26.6%',
  lineGapOverride: '0%',
})
