import type { DeviceSellerField } from './seller-form.ts'

/** What the fields are called, beside them and in what refuses them. */
export const deviceSellerLabels = {
  firstName: 'Ad',
  lastName: 'Soyad',
  tc: 'T.C. kimlik numarası',
  phone: 'Cep telefonu',
  email: 'E-posta',
  city: 'İl',
  district: 'İlçe',
  address: 'Adres',
  iban: 'IBAN',
  accepted: 'Satış koşullarının onayı',
} satisfies Record<DeviceSellerField, string>
