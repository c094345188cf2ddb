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
  tooMany: (seconds: number) =>
    seconds > 90
      ? `Çok fazla deneme yaptınız. Lütfen ${Math.ceil(seconds / 60)} dakika sonra tekrar deneyin.`
      : `Çok fazla deneme yaptınız. Lütfen ${seconds} saniye sonra tekrar deneyin.`,
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
  busy: 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra tekrar deneyin.',
  surprise: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
  invalidPhone: 'Cep telefonu numarası geçersiz.',
}
