import {
  answerFailure,
  ApiError,
  CommandFailed,
  failureAnswers,
  idempotencyKey,
  idempotent,
  read,
  workOf,
} from '@market/api/counter'
import type { DeskCall, Download } from '@market/contract/counter'
import {
  appendAudit,
  BadCursor,
  type Database,
  type DeskCaller,
  findDeskKey,
  findDeskSession,
  transact,
} from '@market/database'
import { deskCodes, type Door, mayDo } from '@market/domain/team'
import { makePlaces, networkOf } from '@market/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type CounterDeps, urlOf } from './counter-deps.ts'
import { deskCookie } from './desk-cookie.ts'
import type { AnyDeskRoute, DeskRequestOf } from './desk-route.ts'
import { doorTexts } from './texts.ts'

interface Identity {
  readonly who: DeskCaller | undefined
  readonly session: string | undefined
}
type Asked = Omit<DeskRequestOf<DeskCall>, 'db' | 'audit' | 'who'> & { readonly who: DeskCaller | undefined }

const isWrite = ({ method }: DeskCall) => method !== 'GET'

/** Mounts a panel's calls under `/seller/v1` or `/office/v1`, with session, role, origin, schemas, audit and envelope. */
export function registerDesk(
  app: FastifyInstance,
  deps: CounterDeps,
  door: Door,
  routes: readonly AnyDeskRoute[],
  { checkAnswers }: { readonly checkAnswers: boolean },
): void {
  const url = urlOf(deps, door)
  const cookie = deskCookie(door, url)
  const places = makePlaces({ all: 8, each: 2 })
  /** Callers of uploads, which were admitted before their file was read. */
  const admitted = new WeakMap<FastifyRequest, Identity>()

  const identify = async ({ headers }: FastifyRequest): Promise<Identity> => {
    const now = deps.clock.now()
    // A request with a bearer never falls back to the cookie, which an attacker's page may have sent along.
    if (headers.authorization !== undefined) {
      const key = /^Bearer (gk_[\w-]{43})$/.exec(headers.authorization)?.[1]
      const who = key === undefined ? undefined : await findDeskKey(deps.db, key, now)
      return { who: who?.door === door ? who : undefined, session: undefined }
    }
    const token = cookie.read(headers.cookie)
    const who = token === undefined ? undefined : await findDeskSession(deps.db, { token, door, now })
    return { who, session: who && token }
  }

  /** Throws 401 without a session, 403 for another origin, a role without the right, or a missing second step. */
  const admit = async (call: DeskCall, raw: FastifyRequest): Promise<Identity> => {
    const isKey = raw.headers.authorization !== undefined
    if (isWrite(call) && !isKey && raw.headers.origin !== url) throw new ApiError(403, doorTexts.otherOrigin)
    const identity = await identify(raw)
    const { who } = identity
    if (call.who === 'open') return identity
    if (!who) throw new ApiError(401, doorTexts.noSession)
    const isAllowed = call.who === 'signed-in' ? !(call.beforeSecondStep && isKey) : mayDo(who.role, call.who)
    if (!isAllowed) throw new ApiError(403, doorTexts.forbiddenRole, { code: deskCodes.forbiddenRole })
    if (isWrite(call) && !who.proven && !call.beforeSecondStep)
      throw new ApiError(403, doorTexts.secondStepNeeded, { code: deskCodes.secondStepNeeded })
    return identity
  }

  for (const route of routes) {
    const call: DeskCall = route.call
    if (call.door !== 'both' && call.door !== door) continue
    app.route({
      method: call.method,
      url: `/${door}/v1${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { access: 'caller' },
      ...(call.upload !== undefined && {
        bodyLimit: call.upload,
        handlerTimeout: 30_000,
        // Refuses a sender before the file is read.
        onRequest: async (raw: FastifyRequest, reply: FastifyReply) => {
          const identity = await admit(call, raw)
          admitted.set(raw, identity)
          const leave = places.take(identity.who?.membershipId ?? networkOf(raw.ip))
          if (!leave) throw new ApiError(429, doorTexts.busy, { headers: { 'retry-after': '5' } })
          reply.raw.once('close', leave)
        },
      }),
      handler: async (raw, reply) => {
        const { who, session } = admitted.get(raw) ?? (await admit(call, raw))
        const asked: Asked = {
          params: read(call.params, raw.params),
          query: read(call.query, raw.query),
          body: read(call.body, call.upload === undefined ? (raw.body ?? (call.body ? {} : undefined)) : undefined),
          file: Buffer.isBuffer(raw.body) ? raw.body : Buffer.alloc(0),
          who,
          door,
          session,
          now: deps.clock.now(),
          clientAddress: networkOf(raw.ip),
          work: workOf(raw),
          setSession: (token) =>
            void reply.header('set-cookie', token === undefined ? cookie.clear() : cookie.write(token)),
        }
        const key = call.idempotent && who ? idempotencyKey(raw) : undefined
        const answer = await answered(() => run(route, asked, deps.db, key))
        if (call.download) return sendFile(reply, answer as Download)
        if (checkAnswers) v.parse(call.answer, answer)
        return reply.send({ success: true, data: answer })
      },
    })
  }
}

async function answered(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BadCursor) throw new ApiError(422, doorTexts.badCursor)
    throw error instanceof CommandFailed ? answerFailure(failureAnswers, error.failure) : error
  }
}

/** A write runs in one transaction and appends exactly one row to the audit, or it fails. */
async function run(route: AnyDeskRoute, asked: Asked, db: Database, key: string | undefined): Promise<unknown> {
  const { call } = route
  const handle = async (on: Database) => {
    let audited = 0
    const audit: DeskRequestOf<DeskCall>['audit'] = async (entry, more = {}) => {
      audited += 1
      const { personId = null, membershipId = null, shopId = null } = asked.who ?? {}
      await appendAudit(
        more.db ?? on,
        { door: asked.door, personId, membershipId, shopId, ...more.actor },
        entry,
        asked.now,
      )
    }
    const answer: unknown = await route.handle({ ...asked, db: on, audit })
    if (isWrite(call) && audited !== 1)
      throw new Error(`${call.method} ${call.path} appended ${audited} rows to the audit, not one`)
    return answer
  }
  await route.before?.({ ...asked, db, audit: async () => undefined })
  if (!isWrite(call) || route.inSteps) return handle(db)
  return transact(db, async (trx) => {
    if (key === undefined || !asked.who) return handle(trx)
    const name = `${asked.door} ${call.method} ${call.path}`
    const body = { params: asked.params, query: asked.query, body: asked.body }
    return idempotent(trx, { ownerId: asked.who.membershipId, key, call: name, body, now: asked.now }, () =>
      handle(trx),
    )
  })
}

/** A file is saved, not shown, whatever it contains. */
const sendFile = (reply: FastifyReply, { name, type, bytes }: Download) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.from(bytes))
