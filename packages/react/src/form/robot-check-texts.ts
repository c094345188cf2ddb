/** Texts of the robot check. */
export const robotCheckTexts = {
  label: 'Robot değilim',
  working: 'Doğrulanıyor…',
  sends: 'Doğrulanıyor, bitince gönderilecek…',
  solved: 'Robot olmadığınız doğrulandı',
  unavailable: 'Robot doğrulaması şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.',
} as const
