const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Every text one typo away from a folded word: a letter missing, doubled up, wrong or swapped with its neighbour. A few
 * hundred for a word, so that a look into the table of words finds the right ones without measuring any.
 */
export function nearWords(word: string): readonly string[] {
  // By whole letters: half of one is no text, and a database may refuse it.
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
