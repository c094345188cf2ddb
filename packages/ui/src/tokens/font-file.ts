import bricolage from '../../fonts/bricolage-grotesque.woff2?url'
import figtree from '../../fonts/figtree.woff2?url'

/** Addresses of the font files. */
export const fontFile = { figtree, bricolage } as const
