/** Texts of guest checkout. They are the same whether or not the address has an account (security.md 20). */
export const guestTexts = {
  invalidEmail: 'E-posta adresi geçersiz',
  sent: (email: string) => `Doğrulama kodunuz ${email} adresine gönderildi.`,
  wait: (seconds: number) => `Yeni bir kod istemek için ${seconds} saniye bekleyin.`,
  wrongCode: 'Doğrulama kodu hatalı. Lütfen kontrol edip tekrar deneyin.',
  deadCode: 'Doğrulama kodunun süresi doldu. Lütfen yeni bir kod isteyin.',
}
