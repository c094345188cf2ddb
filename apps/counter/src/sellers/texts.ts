import type { SellerFailure } from '@market/commerce'
import type { ShopSettingsField } from '@market/domain/sellers'

/** Status and sentence for each reason for which nothing was changed. */
export const sellerAnswers: Readonly<Record<Extract<SellerFailure, string>, readonly [status: number, text: string]>> =
  {
    unknown: [404, 'Satıcı bulunamadı.'],
    'unknown-requirement': [404, 'Böyle bir gereklilik yok.'],
    'unknown-document': [404, 'Belge bulunamadı.'],
    changed: [409, 'Kayıt bu arada değişti. Yeni hâline bakıp tekrar deneyin.'],
    'not-allowed': [409, 'Bu işlem mağazanın şu anki durumunda yapılamaz.'],
    ended: [409, 'Mağazanın sözleşmesi sona erdi. Kayıtlar yalnızca okunabilir.'],
    'reason-missing': [422, 'Gerekçe zorunludur.'],
    'nothing-to-verify': [409, 'Doğrulanacak bir belge ya da bilgi henüz gönderilmedi.'],
    'open-requirements': [409, 'Tamamlanmamış gereklilikler var. Önce her birini doğrulayın.'],
    'not-heard': [
      409,
      'Mağaza önce dinlenir: açıklama isteyin, yanıtı ya da sürenin dolmasını bekleyin. Yasada sayılan bir neden varsa onu seçin.',
    ],
    'company-locked': [409, 'Şirket bilgileri doğrulandı ve artık değiştirilemez. Değişiklik için ofise yazın.'],
    'other-version': [409, 'Metnin yeni bir sürümü yayımlandı. Yeni sürümü okuyup onaylayın.'],
    'too-many-documents': [409, 'Bu gereklilik için en fazla 10 belge gönderebilirsiniz. Önce birini kaldırın.'],
  }

/** Fields in words, as the panel's form labels them. */
export const settingsFields: Readonly<Record<ShopSettingsField, string>> = {
  legal_name: 'Unvan',
  tax_office: 'Vergi dairesi',
  tax_number: 'Vergi numarası',
  mersis: 'MERSİS numarası',
  kep: 'KEP adresi',
  city: 'İl',
  district: 'İlçe',
  street: 'Açık adres',
  phone: 'Telefon',
  return_name: 'İade adresinin adı',
  return_city: 'İade adresinin ili',
  return_district: 'İade adresinin ilçesi',
  return_street: 'İade adresi',
  return_phone: 'İade adresinin telefonu',
  leave: 'İzin tarihleri',
}

export const sellerTexts = {
  columns: ['Mağaza', 'Unvan', 'İl', 'Durum', 'Durum tarihi', 'Başvuru no'],
  invalid: (field: string) => `${field} geçersiz`,
  submitted: (shopName: string) => `Başvuru incelenmeyi bekliyor: ${shopName}`,
  shop: 'Mağaza',
  company: 'Unvan',
  key: 'API anahtarı',
  check: 'Belgelerin incelenmesi',
  open: 'Mağazanın açılması',
}
