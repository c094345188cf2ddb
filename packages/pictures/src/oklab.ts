/** A colour by lightness (0 to 1) and two opponent axes, even to the eye: equal steps look equally far apart. */
export interface Oklab {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Converts sRGB channels, each 0 to 1, to Oklab. The matrices are those of Björn Ottosson's definition. */
export function oklabFromRgb(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** Converts Oklab to sRGB channels, each clamped to 0 to 1. */
export function rgbFromOklab({ lightness, a, b }: Oklab): readonly [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (light: number) => Math.min(1, Math.max(0, toGamma(Math.max(0, light))))
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Converts `#rgb` or `#rrggbb` to Oklab. */
export function oklabFromHex(hex: string): Oklab {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return oklabFromRgb(channel(0), channel(2), channel(4))
}

export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b)

/** The hue in degrees, 0 to 360. */
export const hueOf = ({ a, b }: Oklab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** The difference between two hues, 0 to 180 degrees. */
export const hueDistance = (one: number, other: number): number => 180 - Math.abs(180 - Math.abs(one - other))

/** Mixes two colours; `share` is the part of the second. */
export const mixOklab = (from: Oklab, to: Oklab, share: number): Oklab => ({
  lightness: from.lightness + (to.lightness - from.lightness) * share,
  a: from.a + (to.a - from.a) * share,
  b: from.b + (to.b - from.b) * share,
})
