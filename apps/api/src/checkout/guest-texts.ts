/** What buying without membership says. It is the same whether the address has an account or not (security.md 20). */
export const guestTexts = {
  invalidEmail: 'E-posta adresi geçersiz',
  sent: (email: string) => `Aktivasyon kodunuz ${email} adresine gönderildi.`,
  wait: (seconds: number) => `Yeni bir kod istemek için ${seconds} saniye bekleyin.`,
  wrongCode: 'Aktivasyon kodu hatalı. Lütfen kontrol edip tekrar deneyin.',
  deadCode: 'Aktivasyon kodu geçerliliğini yitirdi. Lütfen yeni bir kod isteyin.',
}
