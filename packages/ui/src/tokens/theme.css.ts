import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoint.ts'
import { colorPairs } from './color.ts'
import { namesOf, recordOf } from './record-of.ts'
import { rem } from './rem.ts'
import { isFluid, typeScale } from './type-scale.ts'

const kebab = (path: string[]) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const colorNames = namesOf(colorPairs)
const fluidNames = namesOf(typeScale).filter(isFluid)

/**
 * In production, names of custom properties are as short as class names, because each page contains its rules with a
 * hundred of these names.
 */
const short = process.env['NODE_ENV'] === 'production'
let count = 0

/** Custom properties of the theme: values that change with the colour scheme or the screen. */
export const vars = createGlobalThemeContract(
  {
    color: recordOf(colorNames, () => null),
    shadow: { 1: null, 2: null, 3: null },
    font: { text: null, display: null },
    type: recordOf(fluidNames, () => ({ size: null, line: null })),
    /** The focus ring; a dark band sets it to saffron. */
    focus: null,
    /** Colour seen through punched holes; set it if a sheet has another background. */
    hole: null,
    /** Dims pictures in the dark scheme. */
    pictureFilter: null,
    /** Fades the pale backdrops of product pictures in the dark scheme. */
    pictureMask: null,
    gutter: null,
  },
  (_value, path) => (short ? `_${(count++).toString(36)}` : kebab(path)),
)

// A value for both schemes: `light-dark()` follows the element's `color-scheme`.
const either = (light: string, dark: string) => (light === dark ? light : `light-dark(${light},${dark})`)
const fluid = (desktop: boolean) =>
  Object.fromEntries(
    fluidNames.flatMap((name) => {
      const step = desktop ? typeScale[name] : (typeScale[name].mobile ?? typeScale[name])
      return [
        [vars.type[name].size, rem(step.size)],
        [vars.type[name].line, rem(step.line)],
      ]
    }),
  )

const dimmed = {
  [vars.pictureFilter]: 'brightness(.82) saturate(1.1)',
  [vars.pictureMask]: 'radial-gradient(circle at 50% 48%,#000 32%,#0006 72%)',
}
const bright = { [vars.pictureFilter]: 'none', [vars.pictureMask]: 'none' }

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...Object.fromEntries(
      colorNames.map((name) => [vars.color[name], either(colorPairs[name][0], colorPairs[name][1])]),
    ),
    [vars.shadow[1]]: `0 1px 2px ${either('#12201c14', '#0006')}`,
    [vars.shadow[2]]: `0 6px 20px -6px ${either('#12201c2e', '#0009')},0 1px 3px ${either('#12201c1a', '#0000')}`,
    [vars.shadow[3]]:
      `0 20px 48px -12px ${either('#12201c52', '#000c')},0 2px 8px ${either('#12201c1f', '#0000')},` +
      `0 0 0 1px ${either('#0000', '#34464480')}`,
    [vars.font.text]: '"Figtree Variable","Figtree fallback",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
    [vars.font.display]: '"Bricolage Grotesque Variable","Bricolage fallback","Figtree Variable",system-ui,sans-serif',
    ...fluid(false),
    [vars.focus]: vars.color.focusRing,
    [vars.hole]: vars.color.ground,
    ...bright,
    [vars.gutter]: '12px',
  },
  '@media': {
    [media.sm]: { vars: { [vars.gutter]: '16px' } },
    [media.md]: { vars: { ...fluid(true), [vars.gutter]: '20px' } },
    '(prefers-color-scheme: dark)': { vars: dimmed },
  },
})

// The shopper's choice overrides the device's; it also works on a part of the page.
globalStyle('[data-scheme=dark]', { colorScheme: 'dark', vars: dimmed })
globalStyle('[data-scheme=light]', { colorScheme: 'light', vars: bright })
