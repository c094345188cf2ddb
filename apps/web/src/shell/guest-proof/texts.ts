/** Texts of the proof of an e-mail address. */
export const guestProofTexts = {
  email: 'E-posta',
  required: 'zorunlu',
  sendCode: 'Kod gönder',
  resend: 'Kodu yeniden gönder',
  resendIn: (seconds: number) => `${seconds} sn sonra yeniden gönderebilirsiniz`,
  code: 'Doğrulama kodu',
  codeHint: 'E-postanıza gelen 6 haneli kod',
  verify: 'Doğrula',
  verified: (email: string) => `${email} doğrulandı`,
  otherEmail: 'E-postayı değiştir',
} as const
