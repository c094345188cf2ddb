export const texts = {
  wrongPassword: 'E-posta adresiniz veya şifreniz hatalı. Lütfen kontrol edip tekrar deneyin.',
  notActivated:
    'Üyeliğiniz henüz etkinleştirilmemiş. Size gönderdiğimiz aktivasyon mailindeki bağlantıya tıklayarak üyeliğinizi etkinleştirebilirsiniz.',
  socialOff: 'Bu giriş yöntemi şu anda kullanılamıyor. Lütfen e-posta adresiniz ve şifrenizle giriş yapın.',
  socialDown: 'Giriş bilgileriniz şu anda doğrulanamıyor. Lütfen birazdan tekrar deneyin.',
  socialRefused: 'Giriş bilgileriniz doğrulanamadı. Lütfen yeniden deneyin.',
  codeSent: (email: string) =>
    `${email} adresine ait bir üyelik varsa giriş kodunu gönderdik. Lütfen e-posta kutunuzu kontrol edin.`,
  passkey:
    'Bu geçiş anahtarıyla giriş yapılamadı. Hesabınızdan silinmiş ya da süresi dolmuş olabilir; yeniden deneyin veya başka bir yolla giriş yapın.',
  noSession: 'Bu oturum daha önce kapanmış.',
  unregistered: 'Bu hesapla bir üyelik bulunamadı. Üyeliğinizi birkaç adımda tamamlayabilirsiniz.',
}
