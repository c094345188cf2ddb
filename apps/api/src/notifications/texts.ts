/** What members are told of, and what reading it may answer. */
export const texts = {
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
