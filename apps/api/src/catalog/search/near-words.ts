const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Every text one typo away from a folded word: a letter missing, doubled up, wrong or swapped with its neighbour. A few
 * hundred for a word, so that a look into the table of words finds the right ones without measuring any.
 */
export function nearWords(word: string): readonly string[] {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail !== '') near.add(head + tail.slice(1))
    if (tail.length > 1) near.add(head + tail[1] + tail[0] + tail.slice(2))
    for (const letter of letters) {
      near.add(head + letter + tail)
      if (tail !== '') near.add(head + letter + tail.slice(1))
    }
  }
  near.delete(word)
  return [...near]
}
