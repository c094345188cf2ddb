/** First 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const rounds = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const initial = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))
const schedule = new Int32Array(64)

/**
 * SHA-256 (FIPS 180-4) of a short text as eight words. It is synchronous, unlike the browser's, which returns promises
 * only.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const state = Int32Array.from(initial)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  for (let block = 0; block < padded.length; block += 64) mix(state, view, block)
  return state
}

const at = (words: Int32Array, index: number): number => words[index] ?? 0

function mix(state: Int32Array, view: DataView, block: number): void {
  for (let t = 0; t < 16; t += 1) schedule[t] = view.getInt32(block + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [at(schedule, t - 15), at(schedule, t - 2)]
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[t] = (at(schedule, t - 16) + s0 + at(schedule, t - 7) + s1) | 0
  }
  // `map` keeps the length of a tuple, which its type does not say.
  let [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => at(state, index)) as Eight
  for (let t = 0; t < 64; t += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, t) + at(schedule, t)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (at(state, index) + word) | 0
}
type Eight = [number, number, number, number, number, number, number, number]
