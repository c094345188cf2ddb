import { cartMessages } from '@market/domain/cart'
import { shellMessages } from '@market/domain/shell'

export const addedTexts = {
  title: shellMessages.success,
  waits: 'İnternet bağlantınız yok. Ürün, bağlantı gelince o andaki fiyatıyla sepetinize eklenecek.',
  text: cartMessages.added,
  many: cartMessages.addedMany,
  go: 'Sepete git',
  stay: 'Alışverişe devam et',
} as const
