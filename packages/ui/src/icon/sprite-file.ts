import url from '../../icons/sprite.svg?url&no-inline'

/** Address of the icon sprite; it must be of the page's own origin. */
export const spriteFile = url
