import fc from 'fast-check'

/** A Turkish national ID, its last two digits from the published rule. */
export const validNationalId: fc.Arbitrary<string> = fc
  .integer({ min: 100_000_000, max: 999_999_999 })
  .map((body) => {
    const at = (place: number) => Number(String(body)[place - 1])
    // Nine times is minus once, mod 10, and keeps the sum positive.
    const tenth = (7 * (at(1) + at(3) + at(5) + at(7) + at(9)) + 9 * (at(2) + at(4) + at(6) + at(8))) % 10
    const sum = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((so, place) => so + at(place), tenth)
    return `${body}${tenth}${sum % 10}`
  })
  .filter((id) => !/^(.)\1{9}/.test(id))
