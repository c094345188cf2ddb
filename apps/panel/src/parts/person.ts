import type { MeWire } from '@market/contract/counter'
import { upperTr } from '@market/domain/text'

export const personName = (person: MeWire['person']): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() || person.email : 'API anahtarı'

export const initialsOf = (name: string): string =>
  upperTr(
    name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => [...word][0] ?? '')
      .join(''),
  )
