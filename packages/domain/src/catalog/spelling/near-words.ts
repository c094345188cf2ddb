const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * All texts one typo away from a folded word: a letter missing, doubled, wrong or swapped with its neighbour. There are
 * a few hundred per word, so that a lookup in the table of words finds corrections without computing distances.
 */
export function nearWords(word: string): readonly string[] {
  // By code points: half of a surrogate pair is not valid text, and a database may refuse it.
  const whole = Array.from(word)
  const near = new Set<string>()
  for (let at = 0; at <= whole.length; at += 1) {
    const head = whole.slice(0, at).join('')
    const [first = '', second = ''] = whole.slice(at)
    const rest = whole.slice(at + 1).join('')
    if (first !== '') near.add(head + rest)
    if (second !== '') near.add(head + second + first + whole.slice(at + 2).join(''))
    for (const letter of letters) {
      near.add(head + letter + first + rest)
      if (first !== '') near.add(head + letter + rest)
    }
  }
  near.delete(word)
  return [...near]
}
