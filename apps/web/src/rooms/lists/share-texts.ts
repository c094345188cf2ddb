/** Texts of sharing a list, for its owner. */
export const shareTexts = {
  title: 'Listeyi paylaş',
  closed: 'Bu listeyi yalnızca siz görüyorsunuz.',
  what: 'Bağlantıyı bilen herkes listenin adını, içindeki ürünleri ve adınızı görür; soyadınız ve e-posta adresiniz görünmez.',
  begin: 'Bağlantı oluştur',
  begun: 'Liste artık bağlantısıyla açılıyor.',
  link: 'Listenin bağlantısı',
  gift: 'Hediye listesi',
  giftHint:
    'Bağlantıyı açanlar alacakları hediyeyi “Ben alıyorum” diye işaretler, aynısı iki kez alınmaz. Neyin alındığını siz görmezsiniz.',
  giftOn: 'Liste artık bir hediye listesi.',
  giftOff: 'Liste artık bir hediye listesi değil.',
  ended: 'Paylaşım bitti. Bağlantı artık açılmıyor.',
}
