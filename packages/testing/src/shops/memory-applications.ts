import { succeed } from '@market/domain/kernel'
import {
  emptySellerApplication,
  type SellerApplication,
  type SellerApplicationParams,
  type SellerApplications,
  sellerProblems,
} from '@market/domain/shops'
import { refused } from '../kernel/failing.ts'

export const someSellerParams: SellerApplicationParams = {
  sectors: [
    { id: 'giyim', name: 'Giyim' },
    { id: 'gida', name: 'Gıda' },
  ],
  companyProfiles: [{ id: 'limited', name: 'Limited şirket' }],
  apiTypes: [{ id: 'yok', name: 'Entegrasyon kullanmıyor' }],
}

/** An application that may be sent; its numbers are generated test values. */
export const anApplication = (given: Partial<SellerApplication> = {}): SellerApplication => ({
  ...emptySellerApplication,
  companyName: 'Deneme Tekstil',
  companyPhone: '0224 000 00 00',
  companyAddress: 'Ihlamur Caddesi No: 7 Bursa',
  warehouseAddress: 'Sanayi Sitesi No: 3 Bursa',
  taxAddress: 'Nilüfer',
  taxNumber: '4540536920',
  officialFirstName: 'Ada',
  officialLastName: 'Deneme',
  officialMail: 'ada@ornek.test',
  officialPhone: '05550000000',
  officialRole: 'Satış sorumlusu',
  companyProfile: 'limited',
  apiType: 'yok',
  sector: 'giyim',
  shopName: 'Deneme Giyim',
  hasDocument: true,
  recaptcha: 'insan',
  ...given,
})

export interface MemoryApplications extends SellerApplications {
  readonly received: readonly SellerApplication[]
}
export const memoryApplications = (params: SellerApplicationParams = someSellerParams): MemoryApplications => {
  const received: SellerApplication[] = []
  return {
    received,
    params: async () => succeed(params),
    async apply(form) {
      if (sellerProblems(form, params).length > 0) return refused(422, 'Başvurunuzda eksik veya hatalı alanlar var.')
      received.push(form)
      return succeed({ applicationNo: `BSV-${received.length}` })
    },
  }
}
