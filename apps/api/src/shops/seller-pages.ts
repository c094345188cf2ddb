/** Pages of the panel Satıcı to which mails lead. */
export const sellerPages = {
  shop: '/magaza',
  requirements: '/magaza/belgeler',
  messages: '/magaza/mesajlar',
} as const
