/** Texts of a gift list, for its visitors. */
export const giftTexts = {
  how: 'Bu bir hediye listesi. Alacağınız hediyeyi işaretleyin ki aynısını bir başkası almasın. Listenin sahibi işaretleri görmez.',
  own: 'Bu sizin hediye listeniz. Sürpriz bozulmasın diye neyin alındığını size göstermiyoruz.',
  take: 'Ben alıyorum',
  mine: 'Siz alıyorsunuz',
  giveBack: 'Vazgeç',
  gone: 'Alındı',
  taken: 'İşaretlendi: bu hediyeyi siz alıyorsunuz.',
  givenBack: 'İşaret kaldırıldı; hediyeyi artık başkası alabilir.',
}
