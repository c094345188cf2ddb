/** Texts of sharing a list, for its owner. */
export const shareTexts = {
  title: 'Listeyi paylaş',
  closed: 'Bu listeyi yalnızca siz görüyorsunuz.',
  what: 'Bağlantıyı bilen herkes listenin adını, içindeki ürünleri ve adınızı görür; soyadınız ve e-posta adresiniz görünmez.',
  begin: 'Bağlantı oluştur',
  begun: 'Liste artık bağlantısıyla açılıyor.',
  link: 'Listenin bağlantısı',
  send: 'Bağlantıyı gönder',
  look: 'Görüldüğü gibi aç',
  end: 'Paylaşımı bitir',
  ended: 'Paylaşım bitti. Bağlantı artık açılmıyor.',
}
