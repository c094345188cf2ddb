/** Names of roles, states and queues as people read them. */
const names = {
  roles: {
    sahip: 'Mağaza sahibi',
    operasyon: 'Operasyon',
    muhasebe: 'Muhasebe',
    destek: 'Destek',
    katalog: 'Katalog',
    finans: 'Finans',
  },
  shopStates: {
    draft: 'Başvuru taslağı',
    submitted: 'İncelemede',
    verified: 'Sözleşme bekleniyor',
    contracted: 'Açılışa hazır',
    open: 'Mağaza açık',
    stopped: 'Satışa kapatıldı',
    ended: 'Kapandı',
  },
} as const

const named = (table: Readonly<Record<string, string>>) => (key: string) => table[key] ?? key
export const roleName = named(names.roles)
export const shopStateName = named(names.shopStates)
