import { keeps } from '@market/domain'

/** What a field that keeps only some characters says once it has left one out; undefined where it keeps all. */
export function keepsSentence(label: string, field: string): string | undefined {
  const kept = keeps(field)
  if (kept === undefined) return undefined
  return `${label} yalnızca ${kept === 'letters' ? 'harf' : 'harf ve rakam'} içerebilir.`
}
