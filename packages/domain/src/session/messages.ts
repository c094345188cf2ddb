/** Texts of login and activation (specification sections 2 and 8, rules.md V16). */
export const sessionMessages = {
  login: 'Giriş Yap',
  remindPassword: 'Şifre Hatırlat',
  sendActivation: 'Aktivasyon Maili Gönder',
  activationSent: 'Aktivasyon mailiniz e-posta adresinize gönderildi. Lütfen e-posta adresinizi kontrol edin.',
  tryAgain: 'Bir hata oluştu, lütfen tekrar deneyin.',
} as const
