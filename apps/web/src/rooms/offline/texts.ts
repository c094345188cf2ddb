export const offlineTexts = {
  title: 'Bağlantınız yok',
  intro:
    'Bu sayfayı açmak için internet bağlantısı gerekiyor. Bağlantınız gelince kaldığınız yerden devam edebilirsiniz; sepetiniz ve siparişleriniz yerinde durur.',
  retry: 'Yeniden dene',
  seen: 'Bağlantısız da açabileceğiniz sayfalar',
  old: 'Bu sayfalar en son gördüğünüz hâliyle açılır. Fiyat ve stok değişmiş olabilir; ödeme her zaman güncel fiyatla yapılır.',
  none: 'Bu tarayıcıda henüz saklanmış bir sayfa yok.',
  own: [
    ['/my/siparisler', 'Siparişlerim'],
    ['/my/listelerim', 'Listelerim'],
  ],
  mine: 'Hesabınızdan',
} as const
