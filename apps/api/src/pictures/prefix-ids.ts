/** Puts a prefix before every id of a drawing and every mention of it, so that two drawings share one SVG in peace. */
export const prefixIds = (body: string, prefix: string): string =>
  body
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
