/** What the cookie notice says. */
export const cookieTexts = {
  title: 'Çerez tercihi',
  text: 'Sepetiniz ve oturumunuz için zorunlu çerezleri kullanırız. İzin verirseniz alışverişinizi iyileştirmek için ölçüm çerezleri de kullanırız.',
  more: 'Çerez politikası',
  accept: 'Kabul et',
  refuse: 'Reddet',
} as const
