import {
  anApplication,
  aShopCard,
  hostileText,
  memoryApplications,
  memoryFollowing,
  refused,
  someSellerParams,
  valueOf,
} from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompanyPhone } from '../validation/phone.ts'
import { applyToSell } from './apply-to-sell.ts'
import { emptySellerApplication, type SellerApplication, sellerProblems } from './seller-application.ts'
import { shopId } from '../kernel/ids.ts'
import { toggleFollow } from './toggle-follow.ts'

const problems = (given: Partial<SellerApplication>) =>
  sellerProblems(anApplication(given), someSellerParams).map(({ field, problem }) => `${field} ${problem}`)

describe('sellerProblems', () => {
  it('finds nothing wrong with a good application', () => {
    expect(problems({})).toEqual([])
    expect(
      problems({ companyWeb: 'www.ornek.test/hakkimizda', companyFax: '0 (224) 000-00-01', gender: 'female' }),
    ).toEqual([])
  })

  it('begins empty', () => {
    expect(Object.keys(emptySellerApplication)).toHaveLength(22)
    expect(new Set(Object.values(emptySellerApplication))).toEqual(new Set(['', false]))
  })

  it.each(['ornek.test', 'http://ornek.test', 'https://2.ornek-1.test/', 'HTTPS://ORNEK.TEST/a?b=c#d'])(
    'takes the web address %s',
    (companyWeb) => {
      expect(problems({ companyWeb })).toEqual([])
    },
  )
  it.each([
    'ornek',
    'ornek.',
    '.test',
    'örnek.test',
    'ornek.tést',
    'ornek.test bir',
    'ornek.test/a b',
    'ftp://a.test',
    'x http://a.test',
  ])('takes no web address %j', (companyWeb) => {
    expect(problems({ companyWeb })).toEqual(['companyWeb invalid'])
  })

  it.each([
    ['companyName', 150],
    ['companyAddress', 500],
    ['warehouseAddress', 500],
    ['taxAddress', 500],
    ['officialFirstName', 60],
    ['officialLastName', 60],
    ['officialRole', 100],
    ['shopName', 60],
    ['brands', 500],
    ['otherSites', 500],
    ['recaptcha', 4_000],
  ] as const)('takes a %s of %i characters and no more', (field, longest) => {
    expect(problems({ [field]: '1'.repeat(longest) })).toEqual([])
    expect(problems({ [field]: '1'.repeat(longest + 1) })).toEqual([`${field} invalid`])
  })

  it('asks for what selling needs, in the form’s order', () => {
    expect(sellerProblems(emptySellerApplication, someSellerParams).map(({ field }) => field)).toEqual([
      'companyName',
      'companyPhone',
      'companyAddress',
      'warehouseAddress',
      'taxAddress',
      'taxNumber',
      'officialFirstName',
      'officialLastName',
      'officialMail',
      'officialPhone',
      'officialRole',
      'companyProfile',
      'apiType',
      'sector',
      'shopName',
      'hasDocument',
      'recaptcha',
    ])
  })

  it.each([
    [{ companyPhone: '444' }, 'companyPhone invalid'],
    [{ companyWeb: 'bir adres' }, 'companyWeb invalid'],
    [{ companyWeb: 'javascript:alert(1)' }, 'companyWeb invalid'],
    [{ companyAddress: 'Ihlamur Caddesi' }, 'companyAddress invalid'],
    [{ companyFax: '444' }, 'companyFax invalid'],
    [{ warehouseAddress: 'Depo' }, 'warehouseAddress invalid'],
    [{ companyProfile: 'x' }, 'companyProfile invalid'],
    [{ apiType: 'x' }, 'apiType invalid'],
    [{ taxNumber: '123456789' }, 'taxNumber invalid'],
    [{ officialMail: 'ada' }, 'officialMail invalid'],
    [{ officialPhone: '02240000000' }, 'officialPhone invalid'],
    [{ sector: '__proto__' }, 'sector invalid'],
    [{ hasDocument: false }, 'hasDocument required'],
  ])('V8 V12 V13 V14 of %o is %s', (given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  it('answers for every text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const form = { companyWeb: text, sector: text, companyPhone: text, shopName: text, officialMail: text }
        const found = problems(form)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

describe('V14 isCompanyPhone', () => {
  it.each(['02240000000', '0 (224) 000 00 00', '+90 850 000 00 00', '0555 000 00 00', '2240000000'])(
    'takes %s',
    (text) => {
      expect(isCompanyPhone(text)).toBe(true)
    },
  )

  it.each(['', '1240000000', '0240 000 00', '0090 224 000 00 00', '٠٢٢٤٠٠٠٠٠٠٠', '0224000000000'])(
    'takes no %s',
    (text) => {
      expect(isCompanyPhone(text)).toBe(false)
    },
  )
})

describe('applyToSell', () => {
  it('T2 sends names of letters alone, company names with digits, and phones without spaces', async () => {
    const applications = memoryApplications()
    const typed = anApplication({
      companyName: ' 34 Deneme, A.Ş. ',
      officialFirstName: '9 Ada',
      officialLastName: 'Deneme 9',
      officialPhone: ' 0555 000 00 00',
      officialMail: ' ada @ornek.test',
    })
    const { applicationNo } = await valueOf(applyToSell({ applications })(typed, someSellerParams))
    expect(applicationNo).not.toBe('')
    expect(applications.received).toMatchObject([
      {
        companyName: '34 Deneme AŞ',
        officialFirstName: 'Ada',
        officialLastName: 'Deneme',
        officialPhone: '05550000000',
        officialMail: 'ada@ornek.test',
        companyPhone: '02240000000',
      },
    ])
  })

  it('sends nothing that is wrong, a name of digits included', async () => {
    const applications = memoryApplications()
    const typed = anApplication({ officialLastName: '123' })
    expect(await applyToSell({ applications })(typed, someSellerParams)).toMatchObject({
      failure: { kind: 'invalid', problems: [{ field: 'officialLastName', problem: 'required' }] },
    })
    expect(applications.received).toEqual([])
  })
})

describe('toggleFollow', () => {
  it('follows, and leaves when it follows already', async () => {
    const following = memoryFollowing([aShopCard()])
    const toggle = toggleFollow({ following })
    expect(await valueOf(toggle(shopId(501)))).toEqual({ followed: true })
    expect((await valueOf(following.followed())).map(({ id }) => id)).toEqual([501])
    expect(await valueOf(toggle(shopId(501)))).toEqual({ followed: false })
    expect(await toggle(shopId(999))).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('follows a shop beside another, and does nothing where it cannot be known', async () => {
    const following = memoryFollowing([aShopCard(), aShopCard({ id: shopId(502) })])
    const toggle = toggleFollow({ following })
    await valueOf(toggle(shopId(501)))
    expect(await valueOf(toggle(shopId(502)))).toEqual({ followed: true })
    const down = { ...following, followed: async () => refused(503, 'Biraz sonra deneyin.') }
    expect(await toggleFollow({ following: down })(shopId(501))).toMatchObject({ failure: { status: 503 } })
    expect((await valueOf(following.followed())).length).toBe(2)
  })
})
