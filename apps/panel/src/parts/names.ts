import { roleNames } from '@market/domain/team'

/** States of a shop as its own team reads them. */
const shopStates = {
  draft: 'Başvuru taslağı',
  submitted: 'İncelemede',
  verified: 'Sözleşme bekleniyor',
  contracted: 'Açılışa hazır',
  open: 'Mağaza açık',
  stopped: 'Satışa kapatıldı',
  ended: 'Kapandı',
} as const

const named = (table: Readonly<Record<string, string>>) => (key: string) => table[key] ?? key
export const roleName = named(roleNames)
export const shopStateName = named(shopStates)
