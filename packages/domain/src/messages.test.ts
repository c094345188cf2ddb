import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'

describe('V16 messages', () => {
  it('has the fixed texts of the specification', () => {
    expect(messages.cart).toMatchObject({
      added: 'Ürün başarıyla sepete eklenmiştir.',
      addedMany: 'Ürünler başarıyla sepete eklenmiştir.',
      removeAll: 'Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?',
      cancel: 'Vazgeç',
      empty: 'Sepetinizde henüz ürün bulunmuyor.',
      freeCargo: 'Kargo Bedava',
      cargo: 'Kargo ve Lojistik Hizmet Bedeli',
      total: 'KDV Dahil Toplam Fiyat',
    })
    expect(messages.shell).toMatchObject({
      success: 'İşlem Başarılı!',
      failure: 'İşlem Başarısız!',
      unreachable: 'Sayfaya Ulaşılamıyor',
      goHome: 'Ana Sayfaya Git',
      nothingFound: 'Sonuç bulunmadı',
      pageNotFound: 'This page could not be found.',
      errorPageFailed: 'An error occurred while showing the error page',
    })
    expect(messages.session).toEqual({
      login: 'Giriş Yap',
      remindPassword: 'Şifre Hatırlat',
      sendActivation: 'Aktivasyon Maili Gönder',
      activationSent: 'Aktivasyon mailiniz e-posta adresinize gönderildi. Lütfen e-posta adresinizi kontrol edin.',
      tryAgain: 'Bir hata oluştu, lütfen tekrar deneyin.',
    })
    expect(messages.catalog).toEqual({ productNotFound: 'Ürün bulunamadı', superseded: 'istek iptal edildi' })
    expect(messages.validation.robotCheck).toBe('* Lütfen robot olmadığınızı onaylayınız.')
  })

  it('fills its parameters in', () => {
    const { validation } = messages
    expect(validation.cardName({ field: 'Kart üzerindeki isim' })).toBe('Kart üzerindeki isim alanı geçersiz')
    expect(validation.addressSave({ field: 'Kapı numarası' })).toBe('Kapı numarası gerekmektedir.')
    expect(validation.accepted({ field: 'Sözleşme onayı' })).toBe('Sözleşme onayı zorunludur.')
    expect(validation.digitsBetween({ field: 'Kod', min: 6, max: 8 })).toBe(
      'Kod alanı 6 ile 8 karakter aralığında olmalıdır.',
    )
  })

  it('says nothing twice and leaves nothing empty', () => {
    const texts = Object.values(messages).flatMap((room) =>
      Object.values(room).filter((text): text is string => typeof text === 'string'),
    )
    expect(texts.every((text) => text.trim() !== '')).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
