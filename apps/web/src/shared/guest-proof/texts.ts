/** Texts of the proof of an e-mail address. */
export const guestProofTexts = {
  email: 'E-posta',
  required: 'zorunlu',
  sendCode: 'Kod gönder',
  resend: 'Kodu yeniden gönder',
  resendIn: (seconds: number) => `${seconds} sn sonra yeniden gönderebilirsiniz`,
  sentTo: (email: string) => `Kodu ${email} adresine gönderdik. Adres yanlışsa düzeltip yeniden kod isteyebilirsiniz.`,
  code: 'Doğrulama kodu',
  codeHint: 'E-postanıza gelen 6 haneli kod',
  codeLength: 'Doğrulama kodu 6 rakamdan oluşur.',
  verify: 'Doğrula',
  verified: (email: string) => `${email} doğrulandı`,
  otherEmail: 'E-postayı değiştir',
} as const
