/** Texts of notifications and of the answers to reading them. */
export const texts = {
  unknownPushService: 'Tarayıcınızın bildirim hizmeti desteklenmiyor.',
  notificationNotFound: 'Bildirim bulunamadı.',
  notifications: {
    passwordChanged: {
      title: 'Şifreniz değişti',
      text: 'Hesabınızın şifresi değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.',
      link: '/my/sifre-degistir',
    },
    welcome: {
      title: 'Hoş geldiniz',
      text: 'Üyeliğiniz hazır. Favori listelerinizi oluşturabilir, siparişlerinizi buradan takip edebilirsiniz.',
      link: '/my/listelerim',
    },
  },
}
