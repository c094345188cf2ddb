import { aDeviceSeller, hostileText, memoryBuyBacks, refused, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { succeed } from '../kernel/result.ts'
import { approveOffer } from './approve-offer.ts'
import { askOffer } from './ask-offer.ts'
import { buyBack, type BuyBackState, type BuyBackEvent } from './buy-back.ts'
import { chooseModel } from './choose-model.ts'
import { deviceQuestions } from './device.ts'
import { type DeviceSeller, deviceSellerProblems, emptyDeviceSeller } from './seller-form.ts'

const buyBacks = memoryBuyBacks()
const run = (state: BuyBackState, ...events: readonly BuyBackEvent[]) => events.reduce(buyBack.next, state)
const choice = (id: number) => ({ id, name: `Seçenek ${id}` })

const atQuestions = async (tab: BuyBackState['tab']) => {
  const atModel = run(
    buyBack.initial,
    { type: 'tab', tab },
    { type: 'device-type', choice: choice(1) },
    { type: 'brand', choice: choice(11) },
  )
  return run(atModel, await valueOf(chooseModel({ buyBacks })(atModel, choice(101))))
}
const answerAll = (state: BuyBackState) =>
  state.questions.reduce<BuyBackState>(
    (so, { id, options }) => run(so, { type: 'answer', question: id, option: options[0]?.id ?? 0 }),
    state,
  )

describe('S13 chooseModel', () => {
  it('asks for the memory first under garantili, and not under delta', async () => {
    expect((await atQuestions('garantili')).questions.map(({ name }) => name)).toEqual([
      'Hafıza',
      'Cihaz açılıyor mu?',
      'Ekranda çizik var mı?',
    ])
    expect((await atQuestions('delta')).questions).toHaveLength(2)
    expect(deviceQuestions([], [])).toEqual([])
  })

  it('asks no memory where a device has none', async () => {
    const without = { ...buyBacks, memories: async () => succeed([]) }
    const { questions } = await valueOf(chooseModel({ buyBacks: without })(buyBack.initial, choice(101)))
    expect(questions).toHaveLength(2)
    expect(deviceQuestions(questions)).toEqual(questions)
  })

  it('says why the questions cannot be had', async () => {
    for (const broken of ['memories', 'questions'] as const) {
      const down = { ...buyBacks, [broken]: async () => refused(503, 'Biraz sonra deneyin.') }
      expect(await chooseModel({ buyBacks: down })(buyBack.initial, choice(101))).toMatchObject({
        failure: { status: 503 },
      })
    }
    expect(await chooseModel({ buyBacks })(buyBack.initial, choice(999))).toMatchObject({
      failure: { kind: 'not-found' },
    })
  })
})

describe('S13 askOffer', () => {
  it('asks for nothing before everything is answered', async () => {
    const asked = await atQuestions('garantili')
    expect(await askOffer({ buyBacks })(asked)).toEqual({
      ok: false,
      failure: { kind: 'invalid', problems: [{ field: 'answers', problem: 'required' }] },
    })
    expect(await askOffer({ buyBacks })(buyBack.initial)).toMatchObject({ ok: false })
  })

  it.each(['deviceType', 'brand', 'model'] as const)('asks for nothing without the %s', async (missing) => {
    const ready = answerAll(await atQuestions('garantili'))
    expect(await askOffer({ buyBacks })({ ...ready, [missing]: null })).toMatchObject({
      failure: { kind: 'invalid', problems: [{ field: 'answers' }] },
    })
  })

  it('sends the memory apart from the answers', async () => {
    const sent: unknown[] = []
    const watched = {
      ...buyBacks,
      price: (...args: Parameters<typeof buyBacks.price>) => {
        sent.push(args)
        return buyBacks.price(...args)
      },
    }
    const offer = await valueOf(askOffer({ buyBacks: watched })(answerAll(await atQuestions('garantili'))))
    expect(sent).toEqual([
      ['garantili', { deviceType: 1, brand: 11, model: 101, memory: 64, answers: { 1: 10, 2: 20 } }],
    ])
    expect(offer.price).toBe(464_000)
    await valueOf(askOffer({ buyBacks: watched })(answerAll(await atQuestions('delta'))))
    expect(sent[1]).toMatchObject(['delta', { memory: null }])
  })
})

describe('deviceSellerProblems', () => {
  const problems = (given: Partial<DeviceSeller>) =>
    deviceSellerProblems(aDeviceSeller(given)).map(({ field, problem }) => `${field} ${problem}`)

  it('asks for everything, in the form’s order', () => {
    expect(problems({})).toEqual([])
    expect(deviceSellerProblems(emptyDeviceSeller).map(({ field }) => field)).toEqual(Object.keys(emptyDeviceSeller))
  })

  it('begins empty', () => {
    expect(Object.keys(emptyDeviceSeller)).toHaveLength(10)
    expect(new Set(Object.values(emptyDeviceSeller))).toEqual(new Set(['', false]))
  })

  it.each([
    ['firstName', 60],
    ['lastName', 60],
    ['city', 60],
    ['district', 60],
    ['address', 500],
  ] as const)('takes a %s of %i characters and no more', (field, longest) => {
    expect(problems({ [field]: '1'.repeat(longest) })).toEqual([])
    expect(problems({ [field]: '1'.repeat(longest + 1) })).toEqual([`${field} invalid`])
  })

  it.each([
    [{ email: 'ada' }, 'email invalid'],
    [{ tc: '11111111110' }, 'tc invalid'],
    [{ iban: 'TR330006100519786457841327' }, 'iban invalid'],
    [{ phone: '02240000000' }, 'phone invalid'],
    [{ address: 'Ihlamur Sokak' }, 'address invalid'],
    [{ accepted: false }, 'accepted required'],
  ])('V7 V13 V14 V15 of %o is %s', (given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  it('answers for every text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const found = problems({ tc: text, iban: text, phone: text, email: text, address: text })
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

describe('approveOffer', () => {
  it('sends the form made ready', async () => {
    const sent: DeviceSeller[] = []
    const approve: typeof buyBacks.approve = (service, id, seller) => {
      sent.push(seller)
      return buyBacks.approve(service, id, seller)
    }
    const offer = await valueOf(askOffer({ buyBacks })(answerAll(await atQuestions('delta'))))
    const typed = aDeviceSeller({
      firstName: '7 Ada',
      lastName: 'Deneme 7',
      phone: '0555 000 00 00',
      email: ' ada @ornek.test',
      city: ' Bursa ',
      iban: 'tr33 0006 1005 1978 6457 8413 26',
    })
    await valueOf(approveOffer({ buyBacks: { approve } })('delta', offer, typed))
    expect(sent).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Deneme',
        phone: '05550000000',
        email: 'ada@ornek.test',
        city: 'Bursa',
        iban: 'TR330006100519786457841326',
      },
    ])
  })

  it('sells to the account as it is written in groups of four', async () => {
    const offer = await valueOf(askOffer({ buyBacks })(answerAll(await atQuestions('delta'))))
    const typed = aDeviceSeller({
      iban: ' tr33 0006 1005 1978 6457 8413 26 ',
      firstName: 'Ada7',
      phone: '0555 000 00 00',
    })
    expect(await valueOf(approveOffer({ buyBacks })('delta', offer, typed))).toMatchObject({ offerId: offer.id })
    const wrong = await approveOffer({ buyBacks })('delta', offer, aDeviceSeller({ tc: '' }))
    expect(wrong).toMatchObject({ failure: { problems: [{ field: 'tc', problem: 'required' }] } })
  })
})
