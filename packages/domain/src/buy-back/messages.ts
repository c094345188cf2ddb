import type { DeviceSellerField } from './seller-form.ts'

/** Labels of the fields, also used in error messages. */
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
