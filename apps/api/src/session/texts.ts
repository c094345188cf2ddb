export const texts = {
  wrongPassword: 'E-posta adresiniz veya şifreniz hatalı. Lütfen kontrol edip tekrar deneyin.',
  notActivated:
    'Üyeliğiniz henüz etkinleştirilmemiş. Size gönderdiğimiz aktivasyon mailindeki bağlantıya tıklayarak üyeliğinizi etkinleştirebilirsiniz.',
}
