/** Texts of sharing a list, for its owner. */
export const shareTexts = {
  title: 'Listeyi paylaş',
  closed: 'Bu listeyi yalnızca siz görüyorsunuz.',
  what: 'Bağlantıyı bilen herkes listenin adını, içindeki ürünleri ve adınızı görür; soyadınız ve e-posta adresiniz görünmez.',
  begin: 'Bağlantı oluştur',
  begun: 'Bağlantınız hazır; açan herkes listeyi görebilir.',
  link: 'Listenin bağlantısı',
  gift: 'Hediye listesi',
  giftHint:
    'Bağlantıyı açanlar alacakları hediyeyi “Ben alıyorum” diye işaretler, aynısı iki kez alınmaz. Neyin alındığını siz görmezsiniz.',
  giftOn: 'Liste artık bir hediye listesi.',
  giftOff: 'Liste artık bir hediye listesi değil.',
  ended: 'Paylaşım durduruldu; bağlantı artık çalışmıyor.',
}
