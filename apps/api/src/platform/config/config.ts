import type { SocialName } from '@market/domain/session'
import { dirname, join, resolve } from 'node:path'
import { type Mode, readMode } from './read-mode.ts'
import { type PushKeys, readPushKeys } from './read-push-keys.ts'
import { readSecrets, type Secrets } from './read-secrets.ts'
import { type LogLevel, logLevels, readSettings, serverTimeouts, type Settings } from '@market/server'

export interface Config extends Mode {
  readonly dataDir: string
  /** Folder of generated pictures; processes may share it. */
  readonly picturesDir: string
  /**
   * Folder of photos that members uploaded; all processes share it. Unlike generated pictures, they cannot be
   * recreated.
   */
  readonly photosDir: string
  /** Encrypted documents and invoices of sellers, shared by all processes. */
  readonly papersDir: string
  /** Maximum size of the pictures folder in bytes. The oldest generated pictures beyond it are removed. */
  readonly picturesMostBytes: number
  readonly databaseUrl: string | undefined
  /** Address of the same database that bypasses the pooler, because migrations need a dedicated connection. */
  readonly databaseDirectUrl: string | undefined
  /** Address of a read replica, for reads whose results are the same for all clients. */
  readonly databaseReplicaUrl: string | undefined
  /** Maximum replication lag of the replica, in ms. */
  readonly replicaLagMs: number
  /** Maximum number of connections of this process to a PostgreSQL server. */
  readonly databasePool: number
  readonly host: string
  readonly port: number
  readonly bankPort: number
  /** Ports of the sellers' panel and of the office. */
  readonly sellerPort: number
  readonly officePort: number
  /** Origin of the shop as browsers see it, for links in mails and the bank's redirect. */
  readonly siteUrl: string
  /** Origins of the panels as browsers see them; their sessions accept writes from these alone. */
  readonly sellerUrl: string
  readonly officeUrl: string
  /** Origin of the sandbox bank as browsers see it. */
  readonly bankUrl: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly siteTitleShort: string
  readonly products: number
  /** Addresses of the web servers whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Mailbox for questions by shoppers and sellers. */
  readonly serviceMail: string
  /** OpenID Connect providers whose identity tokens are accepted for login. */
  readonly social: { readonly [provider in SocialName]?: SocialIssuer }
  /** Searches per minute and client network. Suggestions may be requested five times as often. */
  readonly searchesPerMinute: number
  /** Maximum number of anonymous tokens per client address in ten minutes. */
  readonly anonymousTokens: number
  /** Google's robot check, which replaces the proof of work when it is configured. */
  readonly recaptcha:
    | {
        readonly secret: string
        readonly siteKey: string
        readonly verifyUrl: string
        /** Address of the script of the browser widget. */
        readonly scriptUrl: string
      }
    | undefined
  /** Required for `/metrics`; without a token it answers only on this machine. */
  readonly metricsToken: string | undefined
  /** How long a stopping process still accepts requests, in ms, so that a load balancer can notice. */
  readonly drainMs: number
  /** Time limit for handling one request, in ms; beyond it the API answers 503. */
  readonly answerMs: number
  readonly logLevel: LogLevel
  readonly secrets: Secrets
  readonly pushKeys: PushKeys
}
export interface SocialIssuer {
  readonly issuer: string
  /** The audience that identity tokens must have. */
  readonly clientId: string
  /** Authenticates the shop at the token endpoint; some providers need none in addition to PKCE. */
  readonly clientSecret?: string
}

const web = ['http:', 'https:']

/** Reads the configuration from the environment. Throws with a line per invalid setting that names valid values. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env)
  const webPort = settings.port('PORT', 3000)
  const port = settings.port('API_PORT', webPort + 1)
  const bankPort = settings.port('BANK_PORT', port + 1)
  const sellerPort = settings.port('SELLER_PORT', webPort + 3)
  const officePort = settings.port('OFFICE_PORT', webPort + 4)
  const dataDir = resolve(settings.text('DATA_DIR', 'data'))
  const siteTitleShort = settings.text('SITE_TITLE_SHORT', 'Güvercin')
  const mailFrom = settings.text('MAIL_FROM', `${siteTitleShort} <bilgi@guvercin.example>`)
  const serviceMail = settings.text('SERVICE_MAIL', 'destek@guvercin.example')
  settings.check(
    'MAIL_FROM',
    /^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom),
    'must be an address, or a name and <an address>',
  )
  settings.check('SERVICE_MAIL', /^[^<>@\s]+@[^<>@\s]+$/.test(serviceMail), 'must be a mail address')
  const metricsToken = settings.optional('METRICS_TOKEN')
  settings.check('METRICS_TOKEN', (metricsToken?.length ?? 16) >= 16, 'must have 16 characters or more')
  const mode = readMode(settings)
  const config = {
    ...mode,
    dataDir,
    picturesDir: resolve(settings.text('PICTURES_DIR', join(dataDir, 'pictures'))),
    photosDir: resolve(settings.text('PHOTOS_DIR', join(dataDir, 'photos'))),
    papersDir: resolve(settings.text('PAPERS_DIR', join(dataDir, 'papers'))),
    picturesMostBytes: settings.whole('PICTURES_MB', 4096, 16) * 1024 * 1024,
    databaseUrl: databaseAddress(settings, 'DATABASE_URL'),
    databaseDirectUrl: databaseAddress(settings, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: databaseAddress(settings, 'DATABASE_REPLICA_URL'),
    replicaLagMs: settings.whole('REPLICA_LAG_MS', 5_000, 100, 600_000),
    host: settings.text('API_HOST', '127.0.0.1'),
    port,
    bankPort,
    sellerPort,
    officePort,
    siteUrl: origin(settings, 'SITE_URL', `http://localhost:${webPort}`),
    sellerUrl: origin(settings, 'SELLER_URL', `http://localhost:${sellerPort}`),
    officeUrl: origin(settings, 'OFFICE_URL', `http://localhost:${officePort}`),
    bankUrl: origin(settings, 'BANK_URL', `http://localhost:${bankPort}`),
    smtpUrl: optionalAddress(settings, 'SMTP_URL', 'smtps://user:password@host', ['smtp:', 'smtps:']),
    mailFrom,
    siteTitleShort,
    products: settings.whole('SEED_PRODUCTS', mode.simulated.has('data') ? 20_000 : 0, 0, 10_000_000),
    trustedProxies: settings.networks('TRUSTED_PROXIES', '127.0.0.1,::1'),
    serviceMail,
    social: {
      ...issuer(settings, 'google', 'https://accounts.google.com'),
      ...issuer(settings, 'facebook', 'https://www.facebook.com'),
    },
    databasePool: settings.whole('DATABASE_POOL', 20, 10, 500),
    searchesPerMinute: settings.whole('SEARCHES_PER_MINUTE', 300, 1, 1_000_000),
    anonymousTokens: settings.whole('ANONYMOUS_TOKENS', 600, 1),
    recaptcha: recaptcha(settings),
    metricsToken,
    drainMs: settings.whole('DRAIN_MS', 500, 0, 5_000),
    answerMs: settings.whole('ANSWER_MS', serverTimeouts.answerMs, 1_000, 120_000),
    logLevel: settings.choice('LOG_LEVEL', logLevels, 'info'),
  }
  settings.finish()
  const secretsFile = settings.text('SECRETS_FILE', join(dataDir, 'secrets.json'))
  const pushKeys = readPushKeys(join(dirname(secretsFile), 'push-keys.json'))
  return { ...config, secrets: readSecrets(secretsFile), pushKeys }
}

const origin = (settings: Settings, name: string, fallback: string) =>
  new URL(settings.address(name, fallback, web)).origin

const optionalAddress = (settings: Settings, name: string, example: string, schemes: readonly string[]) =>
  settings.optional(name) && settings.address(name, example, schemes)

const databaseAddress = (settings: Settings, name: string) =>
  optionalAddress(settings, name, 'postgres://user@host/market', ['postgres:', 'postgresql:'])

/** `GOOGLE_CLIENT_ID` enables the login by Google; `GOOGLE_ISSUER` replaces its issuer. */
function issuer(settings: Settings, provider: SocialName, fallback: string): Config['social'] {
  const name = provider.toUpperCase()
  const address = settings.address(`${name}_ISSUER`, fallback, web)
  const clientId = settings.optional(`${name}_CLIENT_ID`)
  const clientSecret = settings.optional(`${name}_CLIENT_SECRET`)
  return clientId ? { [provider]: { issuer: address, clientId, ...(clientSecret && { clientSecret }) } } : {}
}

function recaptcha(settings: Settings): Config['recaptcha'] {
  const secret = settings.optional('RECAPTCHA_SECRET')
  const siteKey = settings.optional('RECAPTCHA_SITE_KEY')
  const scriptUrl = settings.address('RECAPTCHA_SCRIPT_URL', 'https://www.google.com/recaptcha/api.js', web)
  const verifyUrl = settings.address('RECAPTCHA_VERIFY_URL', 'https://www.google.com/recaptcha/api/siteverify', web)
  settings.check(
    'RECAPTCHA_SECRET',
    Boolean(secret) === Boolean(siteKey),
    'and RECAPTCHA_SITE_KEY go together: set both or neither',
  )
  return secret && siteKey ? { secret, siteKey, verifyUrl, scriptUrl } : undefined
}
