import { isIP } from 'node:net'

/** Reads settings from an environment and collects the errors, so that one start reports every mistake. */
export interface Settings {
  text(name: string, fallback: string): string
  optional(name: string): string | undefined
  /** A whole number from `min` to `max`. */
  whole(name: string, fallback: number, min?: number, max?: number): number
  port(name: string, fallback: number): number
  /** A setting with a fixed set of values. */
  choice<const Word extends string>(name: string, words: readonly Word[], fallback: Word): Word
  /** An address of one of these schemes, as `http:`. */
  address(name: string, fallback: string, schemes: readonly string[]): string
  /** The texts between commas. */
  list(name: string, fallback: string): readonly string[]
  /** Addresses or networks of machines between commas. */
  networks(name: string, fallback: string): readonly string[]
  /** Records an error if `holds` is false; `rule` follows the name: "must be …". */
  check(name: string, holds: boolean, rule: string): void
  /** Throws with a line for each setting that is wrong. */
  finish(): void
}

/** Makes the reader of an environment's settings. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = []
  // Empty values count as missing: `API_PORT= npm start` sets nothing.
  const optional = (name: string) => env[name]?.trim() || undefined
  const check = (name: string, holds: boolean, rule: string) => {
    if (!holds) problems.push(isSecret(name) ? `${name} ${rule}.` : `${name} ${rule}, not "${optional(name) ?? ''}".`)
  }
  const whole = (name: string, fallback: number, min = 0, max = 999_999_999) => {
    const text = optional(name)
    if (text === undefined) return fallback
    const fits = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
    check(name, fits, `must be a whole number from ${min} to ${max}`)
    return fits ? Number(text) : fallback
  }
  const list = (name: string, fallback: string) =>
    (optional(name) ?? fallback)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  return {
    optional,
    check,
    whole,
    text: (name, fallback) => optional(name) ?? fallback,
    port: (name, fallback) => whole(name, fallback, 1, 65_535),
    choice(name, words, fallback) {
      const found = words.find((word) => word === optional(name))
      check(name, optional(name) === undefined || found !== undefined, `must be one of ${words.join(', ')}`)
      return found ?? fallback
    },
    address(name, fallback, schemes) {
      const text = optional(name) ?? fallback
      const fits = URL.canParse(text) && schemes.includes(new URL(text).protocol)
      // A connection string holds a password: it is not repeated.
      if (!fits) problems.push(`${name} must be an address like ${fallback}.`)
      return fits ? text : fallback
    },
    list,
    networks(name, fallback) {
      const parts = list(name, fallback)
      check(name, parts.every(isNetwork), 'must be addresses or networks (10.0.0.0/8, none wider) between commas')
      return parts
    },
    finish() {
      if (problems.length > 0)
        throw new Error(`Settings that are wrong:\n${problems.map((one) => `- ${one}`).join('\n')}`)
    },
  }
}

/** Settings whose value is not logged, because it is a secret or a URL with a password. */
const isSecret = (name: string) => /(_TOKEN|_SECRET|^DATABASE\w*_URL|^SMTP_URL)$/.test(name)

/** The widest network that may be trusted; a wider one would let clients choose their address. */
const leastBits = { 4: 8, 6: 16 } as const

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version !== 4 && version !== 6) return false
  const all = version === 4 ? 32 : 128
  const wide = bits === undefined ? all : /^\d{1,3}$/.test(bits) ? Number(bits) : 0
  return wide >= leastBits[version] && wide <= all && more.length === 0
}
