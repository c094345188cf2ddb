import { afterEach, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { localConsentFlag } from './local-consent-flag.ts'

afterEach(() => localStorage.clear())

it('keeps the answer for the next visit', () => {
  localConsentFlag(browserStorages()).write('1')
  expect(localConsentFlag(browserStorages()).read()).toBe('1')
})
it('forgets a cleared answer, also one under the former name', () => {
  localStorage.setItem('cookie_notice', '1')
  localConsentFlag(browserStorages()).clear()
  expect({ ...localStorage }).toEqual({})
})
it('is null before an answer, and without storage', () => {
  expect(localConsentFlag(browserStorages()).read()).toBeNull()
  const nowhere = localConsentFlag({})
  nowhere.write('1')
  expect(nowhere.read()).toBeNull()
})
it('is stored as cookie_status, and reads an answer under the former name', () => {
  localStorage.setItem('cookie_notice', '0')
  const flag = localConsentFlag(browserStorages())
  expect(flag.read()).toBe('0')
  flag.write('1')
  expect({ ...localStorage }).toEqual({ cookie_status: '1' })
})
