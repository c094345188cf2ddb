import { productId } from '@market/domain/kernel'
import { type ContactForm, emptyContactForm, type FriendForm, type WholesaleForm } from '@market/domain/content'

export const aContactForm = (given: Partial<ContactForm> = {}): ContactForm => ({
  ...emptyContactForm,
  firstName: 'Ada',
  lastName: 'Deneme',
  email: 'ada@ornek.test',
  subject: 'Kargom nerede?',
  message: 'Siparişim üç gündür yolda.',
  recaptcha: 'insan',
  ...given,
})

export const aFriendForm = (given: Partial<FriendForm> = {}): FriendForm => ({
  productId: productId(1),
  friendName: 'Işıl',
  friendEmail: 'isil@ornek.test',
  message: 'Buna bir bak.',
  ...given,
})

export const aWholesaleForm = (given: Partial<WholesaleForm> = {}): WholesaleForm => ({
  productId: productId(1),
  companyName: 'Deneme Tekstil',
  firstName: 'Ada',
  lastName: 'Deneme',
  email: 'ada@ornek.test',
  phone: '02240000000',
  quantity: 250,
  message: '',
  ...given,
})
