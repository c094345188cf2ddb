import { expect, it } from 'vitest'
import { limitNetworks } from './limit-networks.ts'

it('gives each network its share of a minute, and says how long to wait', () => {
  let time = 90_000
  const limit = limitNetworks(2, { trusted: ['10.0.0.0/8'], now: () => time })
  const use = (address: string, times: number) => Array.from({ length: times }, () => limit.use(address))
  expect(use('203.0.113.7', 3)).toEqual([0, 0, 60])
  expect(use('2001:db8:1:2::1', 2)).toEqual([0, 0])
  time += 20_000
  expect(use('2001:db8:1:2:ffff::9', 1)).toEqual([40])
  expect(use('203.0.113.8', 2)).toEqual([0, 0])
  time += 40_000
  expect(use('203.0.113.7', 3)).toEqual([0, 0, 60])
})

it('does not count the machine itself, nor servers that ask for others', () => {
  const limit = limitNetworks(0, { trusted: ['10.0.0.0/8', '2001:db8::5'] })
  const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.4.4.4', '2001:db8::5', '', '203.0.113.7']
  expect(addresses.filter((address) => limit.use(address) > 0)).toEqual(['', '203.0.113.7'])
})

it('gives a whole /48 of IPv6 the shares of sixteen networks', () => {
  const limit = limitNetworks(2, { trusted: [], now: () => 0 })
  const waits = Array.from({ length: 40 }, (_, index) => limit.use(`2001:db8:7:${index}::1`))
  expect(waits.findIndex((seconds) => seconds > 0)).toBe(32)
  expect(limit.use('2001:db8:8:1::1')).toBe(0)
})

it('keeps the count of a network that goes on while a client uses many networks', () => {
  const limit = limitNetworks(2, { trusted: [], now: () => 0 })
  for (let used = 0; used < 3; used += 1) limit.use('203.0.113.7')
  for (let net = 0; net < 60_000; net += 1) {
    limit.use(`2001:db8:${(net >> 8).toString(16)}:${(net & 255).toString(16)}::1`)
    if (net % 10_000 === 0) expect(limit.use('203.0.113.7')).toBe(60)
  }
  expect(limit.use('203.0.113.7')).toBe(60)
})
