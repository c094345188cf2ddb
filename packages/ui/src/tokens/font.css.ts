import { globalFontFace } from '@vanilla-extract/css'

// Measured with a Turkish text against Arial: the fallback takes the same room, so nothing moves when the font comes.
const regular = 'local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica Neue")'
const bold =
  'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Roboto Medium")'

globalFontFace('Figtree Variable', {
  src: 'url("../../fonts/figtree.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
})
globalFontFace('Bricolage Grotesque Variable', {
  src: 'url("../../fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '600 800',
  fontDisplay: 'swap',
})
globalFontFace('Figtree fallback', [
  {
    src: regular,
    fontWeight: '400 500',
    sizeAdjust: '97.8%',
    ascentOverride: '97.1%',
    descentOverride: '25.6%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '600 700',
    sizeAdjust: '93.4%',
    ascentOverride: '101.7%',
    descentOverride: '26.8%',
    lineGapOverride: '0%',
  },
])
globalFontFace('Bricolage fallback', {
  src: bold,
  fontWeight: '600 800',
  sizeAdjust: '100.9%',
  ascentOverride: '92.2%',
  descentOverride: '26.8%',
  lineGapOverride: '0%',
})
