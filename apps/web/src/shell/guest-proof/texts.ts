/** Texts of the proof of an e-mail address. */
export const guestProofTexts = {
  email: 'E-posta',
  required: 'zorunlu',
  sendCode: 'Kod gönder',
  resend: 'Kodu yeniden gönder',
  resendIn: (seconds: number) => `Yeniden göndermek için ${seconds} sn`,
  code: 'Doğrulama kodu',
  codeHint: 'E-postanıza gelen 6 haneli kod',
  verify: 'Doğrula',
  verified: (email: string) => `${email} doğrulandı`,
  otherEmail: 'Başka e-posta',
} as const
