// @vitest-environment node
import { expect, it } from 'vitest'
import { readWebConfig } from './web-config.ts'

it('is read from nothing', () => {
  expect(readWebConfig({})).toMatchObject({
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    bankUrl: 'http://localhost:3002',
  })
})

it.each([
  ['PORT', '0'],
  ['WEB_METRICS_PORT', '70000'],
  ['API_URL', 'nonsense'],
  ['BANK_URL', 'bank.example'],
  ['SITE_URL', 'nonsense'],
  ['MAP_TILES', 'tiles'],
  ['TAG_MANAGER_URL', 'javascript:alert(1)'],
  ['TAG_MANAGER_HOSTS', 'https://a.example,b'],
  ['RECAPTCHA_HOSTS', 'x'],
  ['WEB_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['DRAIN_MS', '6000'],
  ['ANSWER_MS', '5'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readWebConfig({ [name]: value })).toThrow(name)
})

it('names all that is wrong at once', () => {
  expect(() => readWebConfig({ SITE_URL: 'nonsense', PORT: 'x', DRAIN_MS: '-1' })).toThrow(
    /PORT[^]*SITE_URL[^]*DRAIN_MS/,
  )
})

it('takes the origin of an address', () => {
  expect(readWebConfig({ SITE_URL: 'https://magaza.ornek/' }).site.url).toBe('https://magaza.ornek')
})
