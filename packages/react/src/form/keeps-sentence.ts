import { keeps } from '@market/domain/validation'

/** Hint of a field that has just dropped a character; undefined for fields that accept every character. */
export function keepsSentence(label: string, field: string): string | undefined {
  const kept = keeps(field)
  if (kept === undefined) return undefined
  return `${label} yalnızca ${kept === 'letters' ? 'harf' : 'harf ve rakam'} içerebilir.`
}
