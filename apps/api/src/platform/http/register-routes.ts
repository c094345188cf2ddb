import { type Call, listingHeader } from '@market/contract'
import { hangUp, makePlaces, networkOf, type NetworkLimit } from '@market/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { transact } from '@market/database'
import type { Authentication, Identity } from './authentication.ts'
import type { Deps } from '../deps.ts'
import { idempotent } from './idempotency.ts'
import { policy } from './policy.ts'
import { CommandFailed } from '../command-failed.ts'
import { ApiError } from './api-error.ts'
import { answerFailure } from './failure-answers.ts'
import { idempotencyKey, read, workOf } from './read-request.ts'
import type { AnyRoute, Request } from './route.ts'
import { type EventFeed, sendEvents } from './send-events.ts'
import { sendShared } from './send-shared.ts'
import { texts } from './texts.ts'

/** Maximum number of concurrent uploads, each up to 8 MB in memory: in total and per owner. */
const uploadPlaces = { all: 16, each: 4 }

/** Mounts routes under /eptnew, with policy, schemas, idempotency and envelope for all calls. */
export function registerRoutes(
  app: FastifyInstance,
  deps: Deps,
  authentication: Authentication,
  routes: readonly AnyRoute[],
  options: {
    readonly checkAnswers: boolean
    /** Answers to the failures of all rooms' commands. */
    readonly failureAnswers: Parameters<typeof answerFailure>[0]
    /** Maximum requests per minute of one network, by path of the call. */
    readonly limits: Readonly<Record<string, NetworkLimit>>
  },
): void {
  /** Identifies the caller, and throws 401 or 403 where the policy does not allow that kind of caller. */
  const admit = async (call: Call, raw: FastifyRequest): Promise<Identity> => {
    const identity =
      call.shared === undefined ? await authentication.identify(raw.headers.authorization, deps.clock.now()) : anyone
    const refused = policy[call.who][identity.caller?.kind ?? 'none']
    if (refused) throw new ApiError(refused, refused === 401 ? texts.noToken : texts.membersOnly)
    return identity
  }
  const places = makePlaces(uploadPlaces)
  /**
   * Checks an upload before its body is read: the caller's identity, the route's `admit`, and a free place in memory.
   */
  const admitFile = async (route: AnyRoute, raw: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { caller } = await admit(route.call, raw)
    const request = { db: deps.db, caller, params: read(route.call.params, raw.params), now: deps.clock.now() }
    await answered(options.failureAnswers, async () => route.admit?.(request))
    const leave = places.take(caller?.ownerId ?? networkOf(raw.ip))
    if (!leave) throw new ApiError(429, texts.busy, { headers: { 'retry-after': '5' } })
    reply.raw.once('close', leave)
  }
  for (const route of routes) {
    const call: Call = route.call
    const limit = options.limits[call.path]
    app.route({
      method: call.method,
      url: `/eptnew${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { access: 'caller' },
      // Streams have no handler timeout, since `sendEvents` ends them; an upload may take as long as a request may.
      ...((call.stream ?? call.upload !== undefined) && { handlerTimeout: call.stream ? 2 ** 31 - 1 : 30_000 }),
      ...(call.upload !== undefined && {
        bodyLimit: call.upload,
        onRequest: (raw: FastifyRequest, reply: FastifyReply) => admitFile(route, raw, reply),
      }),
      handler: async (raw, reply) => {
        const wait = limit?.use(raw.ip) ?? 0
        if (wait > 0) throw new ApiError(429, texts.tooMany(wait), { headers: { 'retry-after': String(wait) } })
        const now = deps.clock.now()
        const { caller, bearer } = await admit(call, raw)
        if (call.listing && caller) {
          const header = raw.headers[listingHeader]
          if (!authentication.verifyListing(caller.sessionId, typeof header === 'string' ? header : undefined, now))
            throw new ApiError(403, texts.listingHeader)
        }
        const request = {
          params: read(call.params, raw.params),
          query: read(call.query, raw.query),
          body: read(call.body, raw.body ?? (call.body ? {} : undefined)),
          file: Buffer.isBuffer(raw.body) ? raw.body : Buffer.alloc(0),
          db: deps.db,
          caller,
          bearer,
          clientAddress: networkOf(raw.ip),
          now,
          cookies: raw.headers.cookie,
          userAgent: raw.headers['user-agent'],
          work: workOf(raw),
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
          // Created on demand, since few calls need it and an AbortController costs as much as a small call.
          get signal() {
            return hangUp(reply)
          },
        }
        const completed = await answered(options.failureAnswers, async () => {
          await route.before?.(request)
          const answer = await run(route, request, deps, call.idempotent && idempotencyKey(raw))
          return route.complete ? route.complete(answer, request) : answer
        })
        if (call.stream) return sendEvents(reply, completed as EventFeed<unknown>)
        if (options.checkAnswers) v.parse(call.answer, completed)
        if (call.shared !== undefined) return sendShared(raw, reply, call.shared, { success: true, data: completed })
        return reply.send({ success: true, data: completed })
      },
    })
  }
}

/** Converts a command's failure into its room's answer, after the command's transaction has rolled back. */
async function answered(answers: Parameters<typeof answerFailure>[0], work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof CommandFailed ? answerFailure(answers, error.failure) : error
  }
}

async function run(route: AnyRoute, request: Request<AnyRoute['call']>, deps: Deps, key: string | undefined) {
  const { call } = route
  const { caller } = request
  if (!call.idempotent || !caller) return route.handle(request)
  return transact(deps.db, async (trx) => {
    const handle = () => route.handle({ ...request, db: trx })
    if (!key) return handle()
    const name = `${call.method} ${call.path}`
    const body = { params: request.params, query: request.query, body: request.body }
    return idempotent(trx, { ownerId: caller.ownerId, key, call: name, body, now: request.now }, handle)
  })
}

/** Shared answers are the same for all callers, so their calls skip authentication. */
const anyone: Identity = { caller: undefined, bearer: undefined }
