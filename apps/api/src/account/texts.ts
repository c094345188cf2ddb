import type { AddressField } from '@market/domain'

/** What the address book says. */
export const texts = {
  unknownAddress: 'Adres bulunamadı.',
  tooMany: (most: number) => `En fazla ${most} adres kaydedebilirsiniz. Lütfen önce kullanmadığınız bir adresi silin.`,
  unknownCity: 'İl listede bulunamadı. Lütfen listeden seçin.',
  unknownDistrict: (city: string) => `İlçe ${city} için bulunamadı. Lütfen listeden seçin.`,
  lettersOnly: (field: string) => `${field} yalnızca harf içerebilir.`,
  lettersAndDigitsOnly: (field: string) => `${field} yalnızca harf ve rakam içerebilir.`,
  houseNumber: 'Adreste bina veya kapı numarası',
  fields: {
    title: 'Adres başlığı',
    firstName: 'Ad',
    lastName: 'Soyad',
    city: 'İl',
    district: 'İlçe',
    neighborhood: 'Mahalle',
    address: 'Adres',
    phone: 'Cep telefonu',
    zipCode: 'Posta kodu',
    email: 'E-posta',
    tc: 'T.C. kimlik numarası',
    companyName: 'Firma adı',
    taxOffice: 'Vergi dairesi',
    taxNumber: 'Vergi numarası',
  } satisfies Record<AddressField, string>,
}
