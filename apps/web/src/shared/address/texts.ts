import { validationMessages } from '@market/domain/validation'
import type { AddressField } from '@market/domain/account'
import type { ShownField, ShownProblem } from '@market/stores'

/** Texts of the address form, in the checkout and in the account. */
export const addressTexts = {
  required: 'zorunlu',
  optional: 'isteğe bağlı',
  problem: (field: string, problem: 'required' | 'invalid' | 'expired') =>
    problem === 'required'
      ? validationMessages.required({ field })
      : problem === 'expired'
        ? 'Kartın son kullanma tarihi geçmiş.'
        : validationMessages.invalid({ field }),
  /** Error text of a field. An address without a number and a name of one word have their own texts. */
  wrong: ({ field, problem }: ShownProblem) =>
    problem === 'family-name'
      ? 'Soyadınızı da yazın.'
      : problem === 'place'
        ? 'Adresinizin mahallesini ya da ilçesini önerilerden veya listeden seçin.'
        : problem === 'guessed'
          ? 'Mahalle ve ilçenizin doğru olup olmadığını söyleyin.'
          : field === 'address' && problem === 'invalid'
            ? validationMessages.addressSave({ field: 'Adreste bina veya kapı numarası' })
            : addressTexts.problem(addressTexts.fields[field], problem),
  fix: (count: number) => `${count} alan düzeltilmeli:`,
  add: 'Yeni adres ekle',
  edit: 'Düzenle',
  remove: 'Sil',
  save: 'Adresi kaydet',
  cancel: 'Vazgeç',
  company: 'Kurumsal fatura istiyorum',
  type: 'Adres türü',
  types: { 1: 'Teslimat adresi', 2: 'Fatura adresi' },
  invoiceToo: 'Faturam da bu adrese kesilsin',
  firstTitle: 'Ev',
  nationalId: { title: 'T.C. kimlik numarası', label: 'T.C. kimlik numarası', save: 'Kaydet' },
  place: {
    label: 'Mahalleler ve ilçeler',
    hint: 'Adresinizi mahalle, ilçe ve kapı numarasıyla, dilediğiniz sırayla yazın.',
    none: 'Yazdıklarınızda bir mahalle ya da ilçe adı bulamadık. İlçenizi ekleyin ya da listeden seçin.',
    guess: {
      label: 'Mahalle ve ilçenizi onaylayın',
      ask: (place: string) => `Yazdıklarınızdan şu yeri anladık: ${place}. Doğru mu?`,
      yes: 'Evet, doğru',
      districtOnly: (district: string) => `Mahalle farklı, yalnızca ${district}`,
    },
    failed: 'Konumlar şu anda yüklenemiyor. İl ve ilçenizi listeden seçebilirsiniz.',
    found: (count: number) => `${count} yer bulundu. Yön tuşlarıyla gezinin, Enter ile seçin.`,
    taken: (place: string) => `${place} seçildi.`,
    change: 'Değiştir',
    changeLabel: (place: string) => `Değiştir: ${place}`,
    list: 'Listeden seç',
    write: 'Yazarak bul',
  },
  chooseCity: 'İl seçin',
  chooseDistrict: 'İlçe seçin',
  chooseNeighborhood: 'Mahalle seçin',
  fields: {
    title: 'Adres başlığı',
    name: 'Ad soyad',
    firstName: 'Ad',
    lastName: 'Soyad',
    phone: 'Cep telefonu',
    city: 'İl',
    district: 'İlçe',
    neighborhood: 'Mahalle',
    address: 'Adres',
    zipCode: 'Posta kodu',
    email: 'E-posta',
    tc: 'T.C. kimlik no',
    companyName: 'Firma unvanı',
    taxOffice: 'Vergi dairesi',
    taxNumber: 'Vergi numarası',
  } satisfies Record<ShownField | AddressField, string>,
  hints: {
    title: 'Ev, iş gibi',
    phone: '5XX XXX XX XX',
    address: 'Cadde, sokak, bina ve daire numarası',
    zipCode: '5 rakam',
    tc: 'Altın ve mücevherde yasa gereği sorulur',
  },
}
