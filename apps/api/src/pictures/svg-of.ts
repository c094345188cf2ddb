/** A whole SVG document of a size in its own units; some of the set's drawings still write `xlink:href`. */
export const svgOf = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
