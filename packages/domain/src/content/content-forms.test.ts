import {
  aContactForm,
  aFriendForm,
  aPoll,
  aWholesaleForm,
  hostileText,
  memoryForms,
  memoryPolls,
  valueOf,
} from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { type ContactForm, contactProblems, contactShop, emptyContactForm } from './contact.ts'
import { answerPoll, type PollAnswer, pollProblems } from './poll.ts'
import { friendProblems, tellFriend } from './tell-friend.ts'
import { requestWholesale, minWholesale, type WholesaleForm, wholesaleProblems } from './wholesale-demand.ts'

const named = (problems: readonly { readonly field: string; readonly problem: string }[]) =>
  problems.map(({ field, problem }) => `${field} ${problem}`)

describe('contactShop', () => {
  const problems = (given: Partial<ContactForm>) => named(contactProblems(aContactForm(given)))

  it('asks for who writes and what', () => {
    expect(problems({})).toEqual([])
    expect(contactProblems(emptyContactForm).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'subject',
      'message',
      'recaptcha',
    ])
    expect(problems({ phone: '123', email: 'ada@' })).toEqual(['email invalid', 'phone invalid'])
    expect(problems({ message: 'a'.repeat(2001) })).toEqual(['message invalid'])
  })

  it('begins empty', () => {
    expect(Object.keys(emptyContactForm)).toHaveLength(8)
    expect(new Set(Object.values(emptyContactForm))).toEqual(new Set(['']))
  })

  it.each([
    ['firstName', 60],
    ['lastName', 60],
    ['subject', 200],
    ['orderNumber', 40],
    ['message', 2_000],
    ['recaptcha', 4_000],
  ] as const)('takes a %s of %i characters and no more', (field, longest) => {
    expect(problems({ [field]: 'a'.repeat(longest) })).toEqual([])
    expect(problems({ [field]: 'a'.repeat(longest + 1) })).toEqual([`${field} invalid`])
  })

  it('sends names and words without the spaces around them', async () => {
    const { contacts, received } = memoryForms()
    await valueOf(
      contactShop({ contacts })(aContactForm({ firstName: '1 Ada', lastName: 'Deneme 2', subject: ' Kargo ' })),
    )
    expect(received).toMatchObject([{ firstName: 'Ada', lastName: 'Deneme', subject: 'Kargo' }])
  })

  it('sends the form made ready, and nothing that is wrong', async () => {
    const { contacts, received } = memoryForms()
    const typed = aContactForm({
      firstName: ' Ada! ',
      email: ' ada@ornek.test',
      phone: '0555 000 00 00',
      message: ' Ne oldu? ',
    })
    expect((await valueOf(contactShop({ contacts })(typed))).ticketNo).not.toBe('')
    expect(await contactShop({ contacts })(aContactForm({ firstName: '42' }))).toMatchObject({
      failure: { problems: [{ field: 'firstName', problem: 'required' }] },
    })
    expect(received).toMatchObject([
      { firstName: 'Ada', email: 'ada@ornek.test', phone: '05550000000', message: 'Ne oldu?' },
    ])
  })
})

describe('tellFriend', () => {
  it('mails a friend, with words or without', async () => {
    const { friends, received } = memoryForms([productId(1)])
    await valueOf(tellFriend({ friends })(aFriendForm({ message: '', friendEmail: ' isil@ornek.test ' })))
    expect(received).toMatchObject([{ friendEmail: 'isil@ornek.test', message: '' }])
    expect(
      named(friendProblems(aFriendForm({ friendName: ' ', friendEmail: 'isil', message: 'a'.repeat(501) }))),
    ).toEqual(['friendName required', 'friendEmail invalid', 'message invalid'])
    expect(await tellFriend({ friends })(aFriendForm({ friendName: '' }))).toMatchObject({
      failure: { kind: 'invalid' },
    })
  })
})

it.each([
  ['friendName', 60],
  ['message', 500],
] as const)('tells a friend with a %s of %i characters and no more', (field, longest) => {
  expect(friendProblems(aFriendForm({ [field]: 'a'.repeat(longest) }))).toEqual([])
  expect(named(friendProblems(aFriendForm({ [field]: 'a'.repeat(longest + 1) })))).toEqual([`${field} invalid`])
})

describe('requestWholesale', () => {
  const problems = (given: Partial<WholesaleForm>) => named(wholesaleProblems(aWholesaleForm(given)))

  it.each([
    [minWholesale, []],
    [1_000_000, []],
    [0, ['quantity invalid']],
    [minWholesale - 1, ['quantity invalid']],
    [1_000_001, ['quantity invalid']],
    [10.5, ['quantity invalid']],
    [Number.NaN, ['quantity required']],
    [Number.POSITIVE_INFINITY, ['quantity invalid']],
  ])('of %s units is %o', (quantity, expected) => {
    expect(problems({ quantity })).toEqual(expected)
  })

  it.each([
    ['companyName', 150],
    ['firstName', 60],
    ['lastName', 60],
    ['message', 1_000],
  ] as const)('takes a %s of %i characters and no more', (field, longest) => {
    expect(problems({ [field]: 'a'.repeat(longest) })).toEqual([])
    expect(problems({ [field]: 'a'.repeat(longest + 1) })).toEqual([`${field} invalid`])
  })

  it('asks who wishes, words left free', () => {
    expect(problems({ companyName: '', firstName: '', lastName: '', email: 'a', phone: '1', message: '' })).toEqual([
      'companyName required',
      'firstName required',
      'lastName required',
      'email invalid',
      'phone invalid',
    ])
  })

  it('sends names without digits and the e-mail address without spaces', async () => {
    const { wholesale, received } = memoryForms([productId(1)])
    const typed = aWholesaleForm({
      firstName: '1 Ada',
      lastName: 'Deneme 2',
      email: ' ada@ornek.test',
      message: ' Acil ',
    })
    await valueOf(requestWholesale({ wholesale })(typed))
    expect(received).toMatchObject([{ firstName: 'Ada', lastName: 'Deneme', email: 'ada@ornek.test', message: 'Acil' }])
  })

  it('T2 sends the company with letters and digits alone', async () => {
    const { wholesale, received } = memoryForms([productId(1)])
    await valueOf(
      requestWholesale({ wholesale })(aWholesaleForm({ companyName: ' 3 Çınar A.Ş. ', phone: '0224 000 00 00' })),
    )
    expect(received).toMatchObject([{ companyName: '3 Çınar AŞ', phone: '02240000000', quantity: 250 }])
    expect(await requestWholesale({ wholesale })(aWholesaleForm({ phone: '1' }))).toMatchObject({ ok: false })
  })
})

describe('answerPoll', () => {
  const poll = aPoll()
  const yes: PollAnswer = { question: 1, option: 10, text: '' }
  const words = (text: string): PollAnswer => ({ question: 2, option: null, text })

  it('sends what was answered, words trimmed', async () => {
    const polls = memoryPolls(poll)
    await valueOf(answerPoll({ polls })(poll, [words('  Hızlıydı. '), yes]))
    expect(polls.answers).toEqual([[yes, words('Hızlıydı.')]])
  })

  it('leaves out what may be and was not answered', async () => {
    const polls = memoryPolls(poll)
    await valueOf(answerPoll({ polls })(poll, [yes, words('  ')]))
    expect(polls.answers).toEqual([[yes]])
  })

  it('wants what is required and what is offered', async () => {
    const polls = memoryPolls(poll)
    expect(pollProblems(poll, [])).toEqual([{ field: '1', problem: 'required' }])
    expect(pollProblems(poll, [yes, words('a'.repeat(1_000))])).toEqual([])
    expect(pollProblems(poll, [{ ...yes, option: 99 }, words('a'.repeat(1_001))])).toEqual([
      { field: '1', problem: 'invalid' },
      { field: '2', problem: 'invalid' },
    ])
    expect(await answerPoll({ polls })(poll, [])).toMatchObject({ failure: { kind: 'invalid' } })
    expect(polls.answers).toEqual([])
  })
})

it('the forms answer for every text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      contactProblems(aContactForm({ email: text, phone: text, message: text }))
      friendProblems(aFriendForm({ friendName: text, friendEmail: text, message: text }))
      wholesaleProblems(aWholesaleForm({ companyName: text, phone: text, email: text }))
      expect(pollProblems(aPoll(), [{ question: 2, option: null, text }]).length).toBeGreaterThan(0)
    }),
  )
})
