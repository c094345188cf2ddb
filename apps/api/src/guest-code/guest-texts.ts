/** What buying without membership says. It is the same whether the address has an account or not (security.md 20). */
export const guestTexts = {
  invalidEmail: 'E-posta adresi geçersiz',
  sent: (email: string) => `Doğrulama kodunuz ${email} adresine gönderildi.`,
  wait: (seconds: number) => `Yeni bir kod istemek için ${seconds} saniye bekleyin.`,
  wrongCode: 'Doğrulama kodu hatalı. Lütfen kontrol edip tekrar deneyin.',
  deadCode: 'Doğrulama kodunun süresi doldu. Lütfen yeni bir kod isteyin.',
}
