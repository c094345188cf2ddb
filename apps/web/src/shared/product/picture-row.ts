import { media, vars } from '@market/ui/tokens'
import type { ComplexStyleRule } from '@vanilla-extract/css'

/** A list row: a product picture of the given width in px, its text, and on wide pages its buttons at the end. */
export const pictureRow = (width: number): ComplexStyleRule => ({
  display: 'grid',
  gridTemplateColumns: `${width}px minmax(0, 1fr)`,
  gap: '8px 14px',
  padding: '14px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [media.md]: { gridTemplateColumns: `${width}px minmax(0, 1fr) auto`, alignItems: 'center' } },
})
