import { cartMessages, shellMessages } from '@market/domain'

export const addedTexts = {
  title: shellMessages.success,
  text: cartMessages.added,
  many: cartMessages.addedMany,
  go: 'Sepete git',
  stay: 'Alışverişe devam et',
} as const
