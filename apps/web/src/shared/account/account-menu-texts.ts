/** Texts of the menu that leads to the pages of an account. */
export const accountMenuTexts = {
  label: 'Hesabım',
  open: 'Hesap menüsü',
  unread: (count: number) => `${count} yeni`,
  links: [
    ['Siparişlerim', '/my/siparisler'],
    ['Kişisel Bilgiler', '/my/bilgi'],
    ['Listelerim', '/my/listelerim'],
    ['Adres Yönetimi', '/my/tr/adresler'],
    ['Kayıtlı Kartlarım', '/my/kartlarim'],
    ['Şifre Değiştir', '/my/sifre-degistir'],
    ['Yorumlarım', '/my/tr/yorumlar'],
    ['Sorularım', '/my/sorularim'],
    ['Takip Ettiğim Mağazalar', '/my/takip-ettiklerim'],
    ['Kuponlarım', '/my/kuponlarim'],
    ['Alarmlarım', '/my/alarmlarim'],
    ['Bildirimler', '/my/bildirimler'],
    ['Cihaz Satışlarım', '/my/cihaz-satislarim'],
    ['Çekiliş Biletlerim', '/my/cekilisler/biletlerim'],
    ['Hesap Numaraları', '/my/tr/hesap-numaralari'],
  ],
  logout: 'Çıkış',
} as const
