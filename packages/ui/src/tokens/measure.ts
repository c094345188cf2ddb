/** Distances in px, named by their multiple of 4. */
export const space = {
  0: '0',
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  18: '72px',
} as const

/** Corner radii. */
export const radius = {
  picture: '3px',
  tag: '3px',
  panel: '4px',
  check: '4px',
  control: '6px',
  menu: '6px',
  dialog: '10px',
  pill: '999px',
} as const

/** Heights of controls, hit areas, icons and the header's parts. */
export const size = {
  control: { sm: '36px', md: '44px', lg: '52px' },
  touch: '44px',
  icon: { sm: '14px', md: '16px', base: '20px', lg: '24px', xl: '32px' },
  header: { topLinks: '32px', main: '76px', categoryStrip: '48px', mobile: '112px', checkout: '72px' },
  dialog: { width: '500px', max: '1020px' },
} as const

/** Stacking order of the page's layers. */
export const z = {
  base: 0,
  cardHover: 1,
  sticky: 20,
  header: 30,
  scrim: 40,
  menu: 50,
  suggestions: 50,
  panel: 60,
  dialog: 70,
  toast: 80,
  loadingBar: 90,
  skipLink: 100,
} as const
