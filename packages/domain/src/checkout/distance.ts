/** A place on the map, in degrees north and east. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in metres (IUGG). */
const earthRadius = 6_371_009

/** Whole metres between two places as the crow flies, by the haversine formula. */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord))))
}

/** A distance as shoppers read it: below a kilometre in tens of metres, below ten with one decimal. */
export function distanceText(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < 1000) return `${tens} m`
  const kilometres = metres < 9950 ? (metres / 1000).toFixed(1).replace('.', ',') : String(Math.round(metres / 1000))
  return `${kilometres.replace(/,0$/, '')} km`
}
