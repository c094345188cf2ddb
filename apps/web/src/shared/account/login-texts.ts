import { sessionMessages } from '@market/domain/session'

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
    hint: 'E-postanıza gelen 12 haneli kod',
    send: 'Kodla etkinleştir',
    dead: 'Kod hatalı ya da süresi dolmuş. E-postanıza gelen son kodu yazın.',
  },
  passkey: {
    button: 'Geçiş anahtarıyla devam et',
    cancelled:
      'Geçiş anahtarı seçilmedi. Bu cihazda kayıtlı bir anahtarınız yoksa başka bir yolla giriş yapabilirsiniz.',
    failed: 'Bu tarayıcıda geçiş anahtarı kullanılamadı. Lütfen başka bir yolla giriş yapın.',
  },
  byCode: {
    open: 'Şifresiz giriş: e-postama kod gönder',
    intro: 'E-posta adresinize 6 haneli bir giriş kodu gönderelim; şifrenizi yazmadan giriş yapın.',
    send: 'Giriş kodu gönder',
    sendAgain: 'Kodu yeniden gönder',
    sendIn: (seconds: number) => `${seconds} sn sonra yeniden gönderebilirsiniz`,
    code: 'Giriş kodu',
    hint: 'E-postanıza gelen 6 haneli kod',
    form: 'Giriş kodu 6 rakamdan oluşur.',
    back: 'Şifreyle giriş yap',
  },
  bySms: {
    open: 'Kodu SMS ile gönder',
    intro: 'Hesabınızda doğrulanmış cep telefonu numaranıza 6 haneli bir giriş kodu gönderelim.',
    phone: 'Cep telefonu',
    hint: 'SMS ile gelen 6 haneli kod',
    back: 'Kodu e-posta ile gönder',
  },
  secondStep: {
    intro: 'Hesabınızda iki adımlı doğrulama açık. Doğrulama uygulamanızdaki 6 haneli kodu yazın.',
    code: 'Doğrulama kodu',
    hint: 'Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini yazın.',
    form: 'Doğrulama kodu 6 rakamdan, kurtarma kodu harf ve rakamlardan oluşan 10 karakterdir.',
    send: 'Doğrula ve giriş yap',
    back: 'Girişe geri dön',
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
