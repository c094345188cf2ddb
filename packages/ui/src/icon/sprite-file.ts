import url from '../../icons/sprite.svg?url&no-inline'

/** URL of the icon sprite; it must have the page's origin. */
export const spriteFile = url
