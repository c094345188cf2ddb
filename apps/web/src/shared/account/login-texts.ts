import { sessionMessages } from '@market/domain'

/** Texts of the login forms, on their pages and in the account panel. */
export const loginTexts = {
  title: sessionMessages.login,
  email: 'E-posta',
  password: 'Şifre',
  required: 'zorunlu',
  signUp: 'Üye Ol',
  newHere: 'Üyeliğiniz yok mu?',
  asGuest: 'Üye olmadan da alışveriş yapabilirsiniz.',
  forgot: 'Şifremi unuttum',
  goOn: 'Devam et',
  merged: 'Sepetiniz birleştirildi',
  code: {
    label: 'Aktivasyon kodu',
    hint: 'E-postanızdaki kodu buraya yapıştırabilirsiniz.',
    send: 'Kodla etkinleştir',
    dead: 'Kod hatalı ya da süresi dolmuş. E-postanıza gelen son kodu yapıştırın.',
  },
  social: {
    label: 'Başka bir hesapla giriş',
    or: 'ya da',
    buttons: { google: 'Google ile giriş yap', facebook: 'Facebook ile giriş yap' },
  },
  reminder: {
    title: 'Şifre Hatırlat',
    intro: 'Üyeliğinizin e-posta adresini yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.',
    send: 'Şifre yenileme bağlantısı gönder',
  },
} as const
