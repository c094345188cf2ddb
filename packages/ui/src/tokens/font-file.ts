import bricolage from '../../fonts/bricolage-grotesque.woff2?url'
import figtree from '../../fonts/figtree.woff2?url'

/** Addresses of the font files. The page preloads `figtree`: every page's first text is set in it. */
export const fontFile = { figtree, bricolage } as const
