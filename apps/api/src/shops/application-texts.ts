import type { SellerField } from '@market/domain/shops'

/** Texts of shop applications, with the field names of the form and the office's mail. */
export const applicationTexts = {
  subject: (shopName: string) => `Mağaza başvurusu: ${shopName}`,
  number: 'Başvuru no',
  yes: 'Var',
  genders: [
    { value: 'female', name: 'Kadın' },
    { value: 'male', name: 'Erkek' },
  ],
  fields: {
    companyName: 'Firma unvanı',
    companyPhone: 'Firma telefonu',
    companyFax: 'Faks',
    companyWeb: 'İnternet sitesi',
    companyAddress: 'Firma adresi',
    warehouseAddress: 'Depo adresi',
    taxAddress: 'Vergi dairesi',
    taxNumber: 'Vergi numarası',
    officialFirstName: 'Yetkilinin adı',
    officialLastName: 'Yetkilinin soyadı',
    officialMail: 'Yetkilinin e-postası',
    officialPhone: 'Yetkilinin cep telefonu',
    officialRole: 'Yetkilinin görevi',
    companyProfile: 'Firma türü',
    apiType: 'Entegrasyon',
    sector: 'Sektör',
    shopName: 'Mağaza adı',
    brands: 'Markalar',
    otherSites: 'Satış yaptığı diğer siteler',
    hasDocument: 'Satış için gereken belgeler',
    gender: 'Cinsiyet',
    recaptcha: 'Robot doğrulaması',
  } satisfies Record<SellerField, string>,
}
