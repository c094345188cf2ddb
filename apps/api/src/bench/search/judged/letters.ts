import type { JudgedQuery, Wanted } from '../judged-query.ts'

const diacritics = (query: string, ...first: readonly Wanted[]): JudgedQuery => ({ query, group: 'diacritics', first })

export const letters: readonly JudgedQuery[] = [
  diacritics('kirmizi elbise', { in: ['elbise'], named: ['kirmizi'] }),
  diacritics('kırmızı elbise', { in: ['elbise'], named: ['kirmizi'] }),
]
