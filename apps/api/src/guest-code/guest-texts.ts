/** Texts of guest checkout. They are the same whether or not the address has an account (security.md 20). */
export const guestTexts = {
  invalidEmail: 'E-posta adresi geçersiz',
  sent: (email: string) => `Doğrulama kodunuz ${email} adresine gönderildi.`,
  wait: (seconds: number) => `Yeni bir kod istemek için ${seconds} saniye bekleyin.`,
  invalidPhone: 'Cep telefonu numarası geçersiz. 05 ile başlayan 11 haneyi yazın.',
  noSms: 'Şu anda SMS gönderemiyoruz. Lütfen başka bir yolla devam edin.',
  smsSent: 'Bu numara bir üyelikte doğrulanmışsa giriş kodunu SMS ile gönderdik.',
  phoneSent: (phone: string) => `Doğrulama kodunu ${phone} numarasına SMS ile gönderdik.`,
}

/** The texts of each kind of code, with the same name in field, message and refusals. */
export const codeTexts = {
  verification: {
    wrong: 'Doğrulama kodu hatalı. Lütfen kontrol edip tekrar deneyin.',
    dead: 'Doğrulama kodunun süresi doldu. Lütfen yeni bir kod isteyin.',
    smsTitle: 'SMS doğrulama kodu',
    sms: (shop: string, code: string, minutes: number) =>
      `${shop} doğrulama kodunuz: ${code}. ${minutes} dakika geçerlidir. Kodu kimseyle paylaşmayın.`,
  },
  signIn: {
    wrong: 'Giriş kodu hatalı. Lütfen kontrol edip tekrar deneyin.',
    dead: 'Giriş kodunun süresi doldu. Lütfen yeni bir kod isteyin.',
    smsTitle: 'SMS giriş kodu',
    sms: (shop: string, code: string, minutes: number) =>
      `${shop} giriş kodunuz: ${code}. ${minutes} dakika geçerlidir. Kodu kimseyle paylaşmayın.`,
  },
}
