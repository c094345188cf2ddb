import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'market-config-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true }))

describe('settings', () => {
  it('need none', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({ port: 3001, bankPort: 3002, siteUrl: 'http://localhost:3000' })
    expect(readConfig({ DATA_DIR, PORT: '4000', API_PORT: '' })).toMatchObject({ port: 4001 })
  })

  it.each([
    ['API_PORT', '70000'],
    ['PORT', '3000.5'],
    ['BANK_PORT', '0'],
    ['SEED_PRODUCTS', 'many'],
    ['DATABASE_URL', 'mysql://localhost/market'],
    ['SITE_URL', 'guvercin.example'],
    ['BANK_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://localhost'],
    ['MAIL_FROM', 'Güvercin'],
    ['MAIL_FROM', 'a@ornek.com\r\nBcc: b@ornek.com'],
    ['SERVICE_MAIL', 'nobody'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '127.0.0.1,::/0'],
    ['GOOGLE_ISSUER', 'accounts'],
    ['RECAPTCHA_SECRET', 'alone'],
    ['METRICS_TOKEN', 'short'],
    ['DRAIN_MS', '60000'],
    ['LOG_LEVEL', 'loud'],
    ['ANONYMOUS_TOKENS', '0'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(new RegExp(`^- ${name} `, 'm'))
    expect(existsSync(join(DATA_DIR, 'secrets.json'))).toBe(false)
  })

  it('are refused together, and no password is repeated', () => {
    const env = {
      DATA_DIR,
      API_PORT: 'x',
      LOG_LEVEL: 'y',
      DATABASE_URL: 'mysql://root:parola@db/market',
      METRICS_TOKEN: 'gizli',
    }
    expect(() => readConfig(env)).toThrow(/API_PORT[^]*DATABASE_URL[^]*LOG_LEVEL/)
    expect(() => readConfig(env)).not.toThrow(/parola|gizli/)
  })
})

describe('SHOP_MODE=production', () => {
  const whole = {
    SHOP_MODE: 'production',
    SIMULATE: 'bank',
    DATABASE_URL: 'postgres://localhost/market',
    SMTP_URL: 'smtp://localhost',
    SITE_URL: 'https://guvercin.example',
  }

  it('simulates only the named services', () => {
    const { mode, simulated, products } = readConfig({ DATA_DIR, ...whole })
    expect({ mode, simulated: [...simulated], products }).toEqual({
      mode: 'production',
      simulated: ['bank'],
      products: 0,
    })
    const demo = readConfig({ DATA_DIR })
    expect([demo.mode, demo.simulated.has('carrier'), demo.products]).toEqual(['demo', true, 20_000])
  })

  it.each([
    ['SIMULATE', '', /^- SIMULATE must name bank .* the only payment provider so far is the sandbox bank/m],
    ['SIMULATE', 'bank,weather', /^- SIMULATE must be some of bank, carrier, buy-back, sms, data/m],
    ['DATABASE_URL', '', /^- DATABASE_URL must be set .* may lose data/m],
    ['SMTP_URL', '', /^- SMTP_URL must be set .* in files/m],
    ['SITE_URL', '', /^- SITE_URL must be set/m],
    ['SITE_URL', 'http://guvercin.example', /^- SITE_URL must begin with https/m],
    ['SEED_PRODUCTS', '300', /^- SEED_PRODUCTS needs SIMULATE=data/m],
  ])('is refused with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ DATA_DIR, ...whole, [name]: value })).toThrow(sentence)
  })
})

describe('secrets', () => {
  it('are generated once, readable only by their owner', () => {
    const { secrets } = readConfig({ DATA_DIR })
    expect(readConfig({ DATA_DIR }).secrets).toEqual(secrets)
    expect(new Set(Object.values(secrets)).size).toBe(6)
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('can be read from another file, for processes that share them', () => {
    const SECRETS_FILE = join(DATA_DIR, 'shared', 'secrets.json')
    const one = readConfig({ DATA_DIR: join(DATA_DIR, 'one'), SECRETS_FILE })
    expect(readConfig({ DATA_DIR: join(DATA_DIR, 'two'), SECRETS_FILE }).secrets).toEqual(one.secrets)
  })

  it('of an earlier version get a key for data, once', () => {
    const { secrets } = readConfig({ DATA_DIR })
    const file = join(DATA_DIR, 'secrets.json')
    const { data: _, data_before: __, ...before } = secrets
    writeFileSync(file, JSON.stringify(before))
    const after = readConfig({ DATA_DIR }).secrets
    expect(after).toMatchObject(before)
    expect(after.data).toHaveLength(43)
    expect(readConfig({ DATA_DIR }).secrets).toEqual(after)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.next`)).toBe(false)
  })

  it('that are broken stop the start', () => {
    const file = join(DATA_DIR, 'secrets.json')
    for (const text of ['', '{', '{"token":"short"}']) {
      writeFileSync(file, text)
      expect(() => readConfig({ DATA_DIR })).toThrow(file)
    }
  })
})
