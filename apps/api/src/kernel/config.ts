import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Config {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly host: string
  readonly port: number
  readonly bankPort: number
  /** Origin of the shop as browsers see it, for links in mails and the bank's way back. */
  readonly siteUrl: string
  /** Origin of the sandbox bank as browsers see it. */
  readonly bankUrl: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly siteTitleShort: string
  readonly products: number
  /** Addresses of the web servers whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** Where people read what shoppers and sellers ask. */
  readonly serviceMail: string
  /** OpenID Connect providers whose identity tokens log in; a login by one that is missing is refused. */
  readonly social: { readonly [provider in SocialProvider]?: SocialIssuer }
  /** Most anonymous tokens that one address is given in ten minutes. */
  readonly anonymousTokens: number
  /** Google's robot check in place of our own. */
  readonly recaptcha: { readonly secret: string; readonly siteKey: string; readonly verifyUrl: string } | undefined
  readonly secrets: Secrets
}
export type SocialProvider = 'google' | 'facebook'
export interface SocialIssuer {
  readonly issuer: string
  /** The audience that its tokens must be for. */
  readonly clientId: string
}
/** Generated at first start into the data folder, never committed. */
export interface Secrets {
  readonly token: string
  readonly listing: string
  readonly code: string
  readonly bank: string
}

/** Configuration from the environment. Throws with a sentence that names the variable and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = whole(env, 'API_PORT', whole(env, 'PORT', 3000) + 1)
  const bankPort = whole(env, 'BANK_PORT', port + 1)
  const dataDir = resolve(env['DATA_DIR'] ?? 'data')
  return {
    dataDir,
    databaseUrl: env['DATABASE_URL'],
    host: env['API_HOST'] ?? '127.0.0.1',
    port,
    bankPort,
    siteUrl: url(env, 'SITE_URL', `http://localhost:${whole(env, 'PORT', 3000)}`),
    bankUrl: url(env, 'BANK_URL', `http://localhost:${bankPort}`),
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'] ?? 'Güvercin <bilgi@guvercin.example>',
    siteTitleShort: env['SITE_TITLE_SHORT'] ?? 'Güvercin',
    products: whole(env, 'SEED_PRODUCTS', 20_000),
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '127.0.0.1,::1').split(','),
    serviceMail: env['SERVICE_MAIL'] ?? 'destek@guvercin.example',
    social: {
      ...issuer(env, 'google', 'https://accounts.google.com'),
      ...issuer(env, 'facebook', 'https://www.facebook.com'),
    },
    anonymousTokens: whole(env, 'ANONYMOUS_TOKENS', 600),
    recaptcha: recaptcha(env),
    secrets: readSecrets(dataDir),
  }
}

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}

function url(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] ?? fallback
  if (!URL.canParse(text)) throw new Error(`${name} must be an address like ${fallback}, not "${text}".`)
  return new URL(text).origin
}

/** `GOOGLE_CLIENT_ID` turns the login by Google on; `GOOGLE_ISSUER` points it elsewhere. */
function issuer(env: NodeJS.ProcessEnv, provider: SocialProvider, fallback: string): Config['social'] {
  const name = provider.toUpperCase()
  const clientId = env[`${name}_CLIENT_ID`]
  if (!clientId) return {}
  const address = env[`${name}_ISSUER`] ?? fallback
  if (!URL.canParse(address)) throw new Error(`${name}_ISSUER must be an address like ${fallback}, not "${address}".`)
  return { [provider]: { issuer: address, clientId } }
}

function recaptcha(env: NodeJS.ProcessEnv): Config['recaptcha'] {
  const secret = env['RECAPTCHA_SECRET']
  const siteKey = env['RECAPTCHA_SITE_KEY']
  if (!secret && !siteKey) return undefined
  if (!secret || !siteKey) throw new Error('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY go together: set both or neither.')
  const verifyUrl = env['RECAPTCHA_VERIFY_URL'] ?? 'https://www.google.com/recaptcha/api/siteverify'
  return { secret, siteKey, verifyUrl }
}

function readSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const make = () => randomBytes(32).toString('base64url')
    const secrets: Secrets = { token: make(), listing: make(), code: make(), bank: make() }
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
