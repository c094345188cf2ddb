/** Texts about writes that are queued while offline, and their results. */
export const waitingTexts = {
  waiting: (count: number) => `${count} işleminiz bağlantı gelince sırayla yapılacak.`,
  done: (count: number) => (count === 1 ? 'Bekleyen işleminiz yapıldı.' : `Bekleyen ${count} işleminiz yapıldı.`),
  of: {
    addition: 'Sepete ekleme',
    change: 'Adet değişikliği',
    heart: 'Favori değişikliği',
    list: 'Liste değişikliği',
  },
  declined: (what: string, product: string | undefined, why: string) =>
    `${what} yapılamadı${product ? ` (${product})` : ''}: ${why}`,
} as const
