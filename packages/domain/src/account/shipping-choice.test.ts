import { expect, it } from 'vitest'
import { shippingChoice, shippingChoices } from './shipping-choice.ts'

it('K3 shippingChoice has a fixed title for each way', () => {
  expect(shippingChoices.map(({ option, title }) => [option, title])).toEqual([
    ['address', 'Adrese Teslim'],
    ['branch', 'Posta Şubesinden Teslim'],
    ['kargomat', 'Kargomattan Teslim'],
  ])
  expect(shippingChoice('kargomat').title).toBe('Kargomattan Teslim')
})

it.each([undefined, '', 'drone', '__proto__'])('K3 shippingChoice of %s is delivery to the address', (option) => {
  expect(shippingChoice(option).option).toBe('address')
})
