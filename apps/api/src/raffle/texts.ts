/** Texts of the raffle room. */
export const texts = {
  membersOnly: 'Çekilişlere katılmak için üye girişi yapmalısınız.',
  nothingChosen: 'Çekiliş sepetiniz boş. Lütfen önce bilet ekleyin.',
  notOpen: 'Seçtiğiniz ürün için açık bir çekiliş bulunmuyor. Lütfen çekiliş sepetinizi kontrol edin.',
  overLimit: (name: string, limit: number) => `“${name}” çekilişinde bir üye en fazla ${limit} bilet alabilir.`,
  soldOut: (name: string) => `“${name}” çekilişinin biletleri tükendi.`,
  fewLeft: (name: string, left: number) => `“${name}” çekilişinde yalnızca ${left} bilet kaldı.`,
  taken: (name: string) =>
    `“${name}” biletleri siz ödeme yaparken tükendi. Kartınızdan tutar çekilmedi; lütfen çekiliş sepetinizi kontrol edin.`,
  line: (name: string, count: number) => `${name} çekilişi, ${count} bilet`,
  bought: {
    title: 'Çekiliş biletleriniz hazır',
    intro: 'Ödemeniz alındı, biletleriniz hesabınıza eklendi. Bol şans!',
    told: (count: number) => `${count} biletiniz hesabınıza eklendi.`,
    tickets: (name: string) => `${name} bilet numaraları`,
    number: 'İşlem numarası',
    care: 'Sonuçlar çekiliş saatinden sonra “Çekiliş Biletlerim” sayfasında yayımlanır.',
  },
  won: {
    title: 'Tebrikler, çekilişi kazandınız!',
    told: (name: string) => `“${name}” çekilişini kazandınız. Teslimat adresinizi kontrol edin.`,
    intro: (name: string) => `“${name}” çekilişinde biletiniz kazandı.`,
    ticket: 'Kazanan bilet',
    prize: 'Ödül',
    care: 'Ödülünüz hesabınızdaki teslimat adresine gönderilir. Lütfen 10 gün içinde adresinizi kontrol edin ya da ekleyin.',
    office: (name: string) => `Çekiliş kazananı: ${name}`,
    email: 'Kazananın e-postası',
  },
}
