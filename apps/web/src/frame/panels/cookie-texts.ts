/** Texts of the cookie notice. */
export const cookieTexts = {
  title: 'Çerez tercihleri',
  text: 'Sepetinizin ve oturumunuzun çalışması için zorunlu çerezler kullanıyoruz. İzin verirseniz sitenin nasıl kullanıldığını da ölçer, size ürün öneririz.',
  more: 'Çerez politikası',
  accept: 'Kabul et',
  refuse: 'Reddet',
} as const
