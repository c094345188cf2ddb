import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLeave, isOnLeave, maxLeaveDays } from './leave.ts'
import {
  checkRequirements,
  isComplete,
  isReady,
  isVerified,
  type Requirement,
  type RequirementMark,
} from './requirement.ts'
import { mayHappenToSeller, sellerApplication, sellerStates } from './seller-application.ts'
import { daysAfter, dueSince, wasHeard, workingDaysAfter } from './seller-terms.ts'
import { openShopFields, shopSettingsProblems } from './shop-settings.ts'
import { kurus } from '../money/money.ts'

const now = new Date('2026-11-20T09:00:00Z')
const documents: Requirement = {
  key: 'vergi-levhasi',
  kind: 'documents',
  title: '',
  text: '',
  version: '2026-01-01',
  required: true,
  months: 12,
}
const terms: Requirement = { ...documents, key: 'sozlesme', kind: 'terms', months: null }
const mark = (more: Partial<RequirementMark> = {}): RequirementMark => {
  return { key: documents.key, mark: 'accepted', version: documents.version, note: '', at: now, ...more }
}
const file = (status: 'sent' | 'accepted' | 'refused') => {
  return { id: '1', key: documents.key, type: 'application/pdf', bytes: 1, sentAt: now, status }
}
const stateOf = (requirement: Requirement, facts: Partial<Parameters<typeof checkRequirements>[1]> = {}, at = now) =>
  checkRequirements([requirement], { marks: [], documents: [], openFields: [], ...facts }, at)[0]?.state

describe('a requirement', () => {
  it('of documents is given by a file, accepted by the office and expires after its months', () => {
    expect(stateOf(documents)).toBe('missing')
    expect(stateOf(documents, { documents: [file('sent')] })).toBe('given')
    expect(stateOf(documents, { documents: [file('refused')], marks: [mark({ mark: 'asked' })] })).toBe('asked')
    const accepted = { documents: [file('accepted')], marks: [mark()] }
    expect(stateOf(documents, accepted, new Date('2027-11-20T20:59:00Z'))).toBe('accepted')
    expect(stateOf(documents, accepted, new Date('2027-11-20T21:00:00Z'))).toBe('expired')
    expect(stateOf(documents, { documents: [file('sent')], marks: [mark()] })).toBe('given')
  })
  it('of terms counts for the version that was accepted', () => {
    const marks = [mark({ key: terms.key })]
    expect(stateOf(terms, { marks })).toBe('accepted')
    expect(stateOf({ ...terms, version: '2026-12-01' }, { marks })).toBe('missing')
  })
  it('of a profile is given once every field is filled in', () => {
    const profile: Requirement = { ...documents, kind: 'profile' }
    expect(stateOf(profile, { openFields: ['city'] })).toBe('missing')
    expect(stateOf(profile)).toBe('given')
    expect(stateOf(profile, { marks: [mark({ mark: 'asked' })] })).toBe('asked')
  })
  it('that is optional is needed from the office’s question on', () => {
    const optional = { ...documents, required: false }
    const facts = { documents: [], openFields: [] }
    const needed = (marks: readonly RequirementMark[]) =>
      checkRequirements([optional], { ...facts, marks }, now)[0]?.needed
    expect([needed([]), needed([mark({ mark: 'asked' })]), needed([mark({ mark: 'asked' }), mark()])]).toEqual([
      false,
      true,
      true,
    ])
  })
  it('never lets a shop be ready that is not verified, nor verified that is not complete', () => {
    const kind = fc.constantFrom('terms', 'profile', 'documents', 'attestation', 'review')
    const requirement = fc.record({ kind, required: fc.boolean(), months: fc.constantFrom(null, 12) })
    const marks = fc.array(fc.constantFrom('given', 'asked', 'accepted'), { maxLength: 4 })
    const sent = fc.array(fc.constantFrom('sent', 'accepted', 'refused'), { maxLength: 2 })
    fc.assert(
      fc.property(fc.array(fc.tuple(requirement, marks, sent), { maxLength: 6 }), fc.boolean(), (all, filled) => {
        const requirements = all.map(([one], at) => ({ ...documents, ...one, key: `k${at}` }))
        const facts = {
          marks: all.flatMap(([, types], at) => types.map((type) => mark({ key: `k${at}`, mark: type }))),
          documents: all.flatMap(([, , types], at) => types.map((status) => ({ ...file(status), key: `k${at}` }))),
          openFields: filled ? [] : ['city'],
        }
        const checked = checkRequirements(requirements, facts, now)
        if (isReady(checked)) expect(isVerified(checked)).toBe(true)
        if (isVerified(checked)) expect(isComplete(checked)).toBe(true)
      }),
    )
  })
})

describe('a seller', () => {
  it('opens only after a check and a contract, and never again after its end', () => {
    const event = fc.constantFrom('submit', 'accept', 'ask', 'verify', 'refuse', 'open', 'stop', 'lift', 'end')
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const states = events.reduce(
          (all, type) => [...all, sellerApplication.next(all.at(-1) ?? 'draft', { type })],
          [sellerApplication.initial],
        )
        const opened = states.indexOf('open')
        if (opened !== -1) expect(states.slice(0, opened)).toEqual(expect.arrayContaining(['verified', 'contracted']))
        const ended = states.indexOf('ended')
        if (ended !== -1) expect(new Set(states.slice(ended))).toEqual(new Set(['ended']))
      }),
    )
  })
  it('is stopped and lifted only once it was open', () => {
    expect(sellerStates.filter((state) => mayHappenToSeller(state, 'stop'))).toEqual(['open'])
    expect(sellerStates.filter((state) => mayHappenToSeller(state, 'lift'))).toEqual(['stopped'])
  })
})

describe('times', () => {
  const sellerTerms = { checkDays: 2, hearDays: 3, messageDays: 15, mendDays: 14 }
  it('count working days without weekends and holidays', () => {
    // A Friday: Monday and Tuesday follow.
    expect(workingDaysAfter(now, 2).toISOString()).toBe('2026-11-24T21:00:00.000Z')
    expect(daysAfter(now, 1).toISOString()).toBe('2026-11-21T21:00:00.000Z')
  })
  it('are due exactly for what happened before dueSince', () => {
    const at = fc.integer({ min: 0, max: 90 * 24 }).map((hours) => new Date(now.getTime() - hours * 3_600_000))
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (since, days) => {
        expect(since < dueSince(now, days)).toBe(workingDaysAfter(since, days) <= now)
      }),
    )
  })
  it('let a shop be stopped after its answer or after the time to answer', () => {
    const later = new Date(now.getTime() + 6 * 86_400_000)
    expect(wasHeard({ askedAt: null, answeredAt: null }, sellerTerms, later)).toBe(false)
    expect(wasHeard({ askedAt: now, answeredAt: null }, sellerTerms, now)).toBe(false)
    expect(wasHeard({ askedAt: now, answeredAt: now }, sellerTerms, now)).toBe(true)
    expect(wasHeard({ askedAt: now, answeredAt: null }, sellerTerms, later)).toBe(true)
  })
})

describe('a leave', () => {
  it('includes its first and its last day', () => {
    const leave = { from: '2026-11-20', to: '2026-11-21' }
    const days = ['2026-11-19T20:59:00Z', '2026-11-19T21:00:00Z', '2026-11-21T20:59:00Z', '2026-11-21T21:00:00Z']
    expect(days.map((at) => isOnLeave(leave, new Date(at)))).toEqual([false, true, true, false])
    expect(isOnLeave(null, now)).toBe(false)
  })
  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-01', '2026-11-20', true],
    ['2026-11-01', '2026-11-19', false],
    ['2026-11-22', '2026-11-21', false],
    ['2026-12-01', '2027-02-28', true],
    ['2026-12-01', '2027-03-01', false],
    ['2026-02-30', '2026-12-01', false],
  ])('from %s to %s may be set: %s', (from, to, valid) => {
    expect(isLeave({ from, to }, now)).toBe(valid)
    expect(maxLeaveDays).toBe(90)
  })
})

describe('settings', () => {
  const empty = { city: '', district: '', street: '', phone: '' }
  const settings = {
    company: { legalName: '', taxOffice: '', taxNumber: '', mersis: '', kep: '' },
    address: empty,
    returnAddress: null,
    description: '',
    cargoPrice: kurus(0),
    freeCargoOver: null,
    prepareDays: 1,
    leave: null,
  }
  it('may be empty while they are a draft, and name what is missing', () => {
    expect(shopSettingsProblems(settings, now)).toEqual([])
    expect(openShopFields(settings)).toHaveLength(7)
  })
  it('name every field with a wrong value', () => {
    const wrong = {
      ...settings,
      company: { ...settings.company, taxNumber: '12', mersis: '1', kep: 'x' },
      address: { ...empty, street: 'yok', phone: 'yok' },
      returnAddress: { name: '', ...empty },
    }
    expect(shopSettingsProblems(wrong, now)).toHaveLength(10)
  })
})
