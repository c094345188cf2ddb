/**
 * The amount in a word, in one unit per kind: `500 ml` is half of `1 L`. `40x60` is the area, `3x90` and `2-4` are the
 * product, and `M` and `Tekli` are one.
 */
export function quantity(word: string): number {
  const text = word.replaceAll(/(\d)\.(\d{3})/g, '$1$2').replaceAll(/(\d),(\d)/g, '$1.$2')
  const fraction = /^(\d)\/(\d)$/.exec(text)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const tyre = /^(\d+)\/\d+ R(\d+)/.exec(text)
  if (tyre) return Number(tyre[1]) * Number(tyre[2])
  const area = /([\d.]+)x([\d.]+)/.exec(text)
  if (area) return Number(area[1]) * Number(area[2])
  const range = /[\d.]+ ?[-–] ?([\d.]+)/.exec(text)
  const number = Number(range?.[1] ?? /[\d.]+/.exec(text)?.[0] ?? 1)
  return number * unitOf(text)
}

/** Millilitres, grams and gigabytes against litres, kilograms and terabytes. */
function unitOf(text: string): number {
  if (/ (L|kg)$/.test(text)) return 1000
  return text.endsWith(' TB') ? 1024 : 1
}
