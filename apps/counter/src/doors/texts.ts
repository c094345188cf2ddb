/** Messages about requests that fail before they reach a room. */
export const doorTexts = {
  noSession: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  forbiddenRole: 'Rolünüz bu işleme izin vermiyor.',
  secondStepNeeded:
    'Değişiklik yapabilmek için iki adımlı doğrulama gerekir. Doğrulamayı kurun ya da çıkış yapıp yeniden giriş yapın.',
  otherOrigin: 'Bu istek panelden gönderilmedi. Lütfen sayfayı yenileyip tekrar deneyin.',
  badCursor: 'Sayfa bağlantısı geçersiz. Lütfen listeyi baştan açın.',
  busy: 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra tekrar deneyin.',
}
