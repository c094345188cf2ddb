/** Texts of the pages of followed shops and of the poll. */
export const shopTexts = {
  followed: {
    title: 'Takip Ettiğim Mağazalar',
    none: 'Henüz takip ettiğiniz mağaza yok.',
    toShops: 'Mağazalara göz at',
    leave: 'Takibi bırak',
    leaveNamed: (name: string) => `${name} mağazasını takip etmeyi bırak`,
    left: (name: string) => `${name} mağazasını takip etmeyi bıraktınız.`,
  },
  poll: {
    title: 'Anket',
    none: 'Şu anda açık bir anket yok.',
    answered: 'Bu anketi yanıtladınız. Teşekkür ederiz.',
    thanks: 'Yanıtlarınız alındı. Teşekkür ederiz.',
    send: 'Yanıtları gönder',
    missing: 'Bu soruyu yanıtlayın.',
    required: 'zorunlu',
    optional: 'isteğe bağlı',
  },
} as const
