/** The Turkish Q keyboard, folded; each row is shifted half a key to the right of the one above. */
const rows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc']
const places = rows.flatMap((row, y) => Array.from(row, (letter, x) => ({ letter, x: x + y / 2, y })))
const pairsOf = (letters: string) => letters.split(' ').flatMap(([one = '', other = '']) => [one + other, other + one])
const neighbours = new Set(
  places.flatMap((one) =>
    places
      .filter((other) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1)
      .map((other) => one.letter + other.letter),
  ),
)
/** Vowels and consonants that are often confused. */
const alike = new Set(pairsOf('ae iu ou ei bp dt gk cj sz mn vf yg'))

/** A whole typo is 1. */
const costs = { alike: 0.6, neighbour: 0.7, swapped: 0.7, doubled: 0.4, other: 1 }

const replacing = (one = '', other = '') => {
  if (one === other) return 0
  if (alike.has(one + other)) return costs.alike
  return neighbours.has(one + other) ? costs.neighbour : costs.other
}
/** An additional or missing letter costs less if it doubles the one before it. */
const adding = (letters: readonly string[], at: number) =>
  letters[at] === letters[at - 1] ? costs.doubled : costs.other

/**
 * Distance of two folded words in typos: letters missing, added, replaced or swapped. Neighbouring keys, similar sounds
 * and doubled letters cost less. Distances above 3 are all returned as the maximum.
 */
export function wordDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  if (Math.abs(a.length - b.length) > maxDistance / costs.doubled) return maxDistance
  let [before, last] = [[] as number[], [0] as number[]]
  for (const [at] of b.entries()) last.push((last[at] ?? 0) + adding(b, at))
  for (const [i, letter] of a.entries()) {
    const row = [(last[0] ?? 0) + adding(a, i)]
    for (const [j, wanted] of b.entries()) {
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === wanted && letter !== wanted
      row.push(
        Math.min(
          (last[j + 1] ?? 0) + adding(a, i),
          (row[j] ?? 0) + adding(b, j),
          (last[j] ?? 0) + replacing(letter, wanted),
          swapped ? (before[j - 1] ?? 0) + costs.swapped : maxDistance,
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  return Math.min(maxDistance, last[b.length] ?? maxDistance)
}
const maxDistance = 3
