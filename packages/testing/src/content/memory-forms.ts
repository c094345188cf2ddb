import { type ProductId, succeed } from '@market/domain/kernel'
import {
  type ContactForm,
  type ContactGateway,
  contactProblems,
  type FriendForm,
  type FriendGateway,
  friendProblems,
  type WholesaleForm,
  type WholesaleGateway,
  wholesaleProblems,
} from '@market/domain/content'
import { notFound, refused } from '../kernel/failing.ts'

const wrong = () => refused(422, 'Formda eksik veya hatalı alanlar var.')

export interface MemoryForms {
  readonly contacts: ContactGateway
  readonly friends: FriendGateway
  readonly wholesale: WholesaleGateway
  /** Received forms, in order. */
  readonly received: readonly (ContactForm | FriendForm | WholesaleForm)[]
}

/** The forms of content pages and of these products. */
export const memoryForms = (products: readonly ProductId[] = []): MemoryForms => {
  const received: (ContactForm | FriendForm | WholesaleForm)[] = []
  const take = (form: (typeof received)[number]) => {
    received.push(form)
    return succeed(undefined)
  }
  const aboutProduct = (form: FriendForm | WholesaleForm, isWrong: boolean) => {
    if (!products.includes(form.productId)) return notFound('Ürün bulunamadı')
    return isWrong ? wrong() : take(form)
  }
  return {
    received,
    contacts: {
      async send(form) {
        if (contactProblems(form).length > 0) return wrong()
        take(form)
        return succeed({ ticketNo: `ILT-${received.length}` })
      },
    },
    friends: { tell: async (form) => aboutProduct(form, friendProblems(form).length > 0) },
    wholesale: { demand: async (form) => aboutProduct(form, wholesaleProblems(form).length > 0) },
  }
}
