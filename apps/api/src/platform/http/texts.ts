/** Messages about requests that fail before they reach a room. */
export const texts = {
  unknownCall: 'Aradığınız işlem bulunamadı.',
  nothingThere: 'Aradığınız kayıt bulunamadı.',
  badRequest: 'Gönderilen bilgiler okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  invalidField: (field: string) => `Gönderilen bilgiler geçersiz: ${field}. Lütfen kontrol edip tekrar deneyin.`,
  tooLarge: 'Gönderilen bilgi çok büyük.',
  noToken: 'Oturumunuz sona erdi. Lütfen sayfayı yenileyin.',
  membersOnly: 'Bu işlem için üye girişi yapmalısınız.',
  listingHeader: 'Liste isteği doğrulanamadı. Lütfen sayfayı yenileyin.',
  malformedKey: 'Bu isteğin işlem anahtarı geçersiz. Lütfen sayfayı yenileyip tekrar deneyin.',
  keyUsedForAnother: 'Bu işlem anahtarı başka bir istekte kullanıldı. Lütfen sayfayı yenileyip tekrar deneyin.',
  tooMany: (seconds: number) => `Çok fazla deneme yaptınız. Lütfen ${waitText(seconds)} sonra tekrar deneyin.`,
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
  busy: 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra tekrar deneyin.',
  surprise: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
  invalidPhone: 'Cep telefonu numarası geçersiz.',
}

/** A wait in its largest unit of which it is more than one and a half, rounded up. */
const waitText = (seconds: number) =>
  seconds > 5400
    ? `${Math.ceil(seconds / 3600)} saat`
    : seconds > 90
      ? `${Math.ceil(seconds / 60)} dakika`
      : `${seconds} saniye`
