import { cartMessages, shellMessages } from '@market/domain'

export const addedTexts = {
  title: shellMessages.success,
  waits: 'İnternet bağlantınız yok. Ürün, bağlantı gelince o andaki fiyatıyla sepetinize eklenecek.',
  text: cartMessages.added,
  many: cartMessages.addedMany,
  go: 'Sepete git',
  stay: 'Alışverişe devam et',
} as const
