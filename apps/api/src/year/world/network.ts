import type { FastifyInstance } from 'fastify'

/** A request on its way from one part of the year to another. */
export interface Letter {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Hooks that disturb the delivery of a letter. */
export interface Weather {
  /** Answers instead of the receiver, or throws like a broken connection. */
  before?(letter: Letter): Response | undefined
  /** Runs once the receiver has answered; may throw, so that the answer is lost. */
  after?(letter: Letter, answer: Response): Promise<void>
}

/** The network of a year: every `fetch` of the process, carried without sockets. */
export interface Network {
  /** Carries requests to this origin to servers of this process, which take turns. */
  serve(origin: string, ...apps: readonly FastifyInstance[]): void
  fetch: typeof fetch
}

/** Servers answer in this process, one request at a time, so that a history is the same each time. */
export function makeNetwork(weather: Weather): Network {
  const servers = new Map<string, readonly FastifyInstance[]>()
  let turn = 0
  const carry = async (letter: Letter): Promise<Response> => {
    const early = weather.before?.(letter)
    if (early) return early
    const apps = servers.get(letter.url.origin) ?? []
    turn += 1
    const app = apps[turn % apps.length]
    if (!app) throw new TypeError(`nothing answers at ${letter.url.origin}`)
    const answer = await answerOf(app, letter)
    await weather.after?.(letter, answer)
    return answer
  }
  return {
    serve: (origin, ...apps) => void servers.set(origin, apps),
    async fetch(input, init = {}) {
      const letter = letterOf(String(input), init)
      const answer = await carry(letter)
      const next = answer.status >= 301 && answer.status <= 303 ? answer.headers.get('location') : null
      if (next === null || init.redirect === 'manual') return answer
      return carry({ method: 'GET', url: new URL(next, letter.url), headers: {}, body: undefined })
    },
  }
}

/** Has a server answer a letter. */
export async function answerOf(app: FastifyInstance, letter: Letter): Promise<Response> {
  const { statusCode, headers, rawPayload } = await app.inject({
    method: letter.method,
    url: letter.url.pathname + letter.url.search,
    headers: { host: letter.url.host, ...letter.headers },
    ...(letter.body !== undefined && { payload: letter.body }),
  })
  const named = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) named.append(name, String(one))
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode, headers: named })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function letterOf(address: string, { method = 'GET', headers, body }: RequestInit): Letter {
  const isForm = body instanceof URLSearchParams
  return {
    method: methods.find((one) => one === method) ?? 'GET',
    url: new URL(address),
    headers: {
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...Object.fromEntries(new Headers(headers)),
    },
    body: body === undefined || body === null ? undefined : isForm ? body.toString() : String(body),
  }
}
