import * as contract from '@market/contract'
import { makePlaces, networkOf, serverTimeouts } from '@market/server'
import { PassThrough } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'undici'
import { passOn } from './pass-on.ts'

/** Largest body of a call, in bytes: no call of the contract needs more. */
const bodyLimit = 100_000
/** A file may be sent for 15 seconds, and then waits for its turn to be made smaller. */
const uploadMs = 30_000
/** The provider draws a picture in its turn, in at most a minute. */
const pictureMs = 70_000
/** The provider sends something every ten seconds. */
const streamSilenceMs = 30_000
/** Files on their way at once: each holds a connection to the provider for as long as its client takes. */
const uploadPlaces = { all: 48, each: 6 }

const texts = {
  longCall: 'Gönderdiğiniz bilgi çok uzun. Lütfen kısaltıp yeniden deneyin.',
  largeFile: 'Gönderdiğiniz dosya en fazla 8 MB olabilir.',
  manyFiles: 'Şu anda çok sayıda dosya gönderiliyor. Lütfen birazdan tekrar deneyin.',
}

/**
 * The provider's calls and pictures on the shop's own origin. Calls, pictures, files and streams have their own connections to
 * the provider, so that slow files and open streams do not take those of the calls (security.md 43).
 */
export async function passCallsOn(
  app: FastifyInstance,
  apiUrl: string,
  { callMs } = { callMs: serverTimeouts.answerMs + 1_000 },
): Promise<void> {
  const open = (options: Pool.Options = {}) => {
    const pool = new Pool(new URL(apiUrl).origin, { connect: { timeout: 3_000 }, headersTimeout: uploadMs, ...options })
    app.addHook('onClose', () => pool.destroy())
    return pool
  }
  const [pictures, calls, files, streams] = [
    open({ headersTimeout: pictureMs }),
    open({ connections: 128 }),
    open(),
    open({ bodyTimeout: streamSilenceMs }),
  ]
  app.get('/img/*', (request, reply) => passOn(pictures, request, reply))
  await app.register(async (own) => {
    // A body is collected before a connection to the provider is taken, however slowly it is sent.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    own.addHook('onRequest', refuseAbove(bodyLimit, texts.longCall))
    own.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 413) throw error
      return refuse(reply, 413, texts.longCall)
    })
    own.all('/eptnew/*', { bodyLimit }, (request, reply) =>
      passOn(calls, request, reply, { body: bodyOf(request), ms: callMs, collect: true }),
    )
    // Each stream ends with the server, whose stop waits for answers under way.
    const stopping = new AbortController()
    app.addHook('preClose', () => stopping.abort())
    own.post(pathOf(contract.postOrderEvents), { bodyLimit: 4_096 }, (request, reply) =>
      passOn(streams, request, reply, { body: bodyOf(request), stop: stopping.signal }),
    )
  })
  await app.register(async (own) => {
    // A file is passed on as it comes, so that the provider refuses it before this server holds it.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, body, done) => done(null, body))
    const places = makePlaces(uploadPlaces)
    for (const call of uploadCalls)
      own.route({
        method: call.method,
        url: pathOf(call),
        onRequest: refuseAbove(call.upload, texts.largeFile),
        handler: (request, reply) => {
          const leave = places.take(networkOf(request.ip))
          if (!leave) return refuse(reply, 429, texts.manyFiles)
          reply.raw.once('close', leave)
          return passOn(files, request, reply, { body: fileOf(request), length: request.headers['content-length'] })
        },
      })
  })
}

const isUpload = (one: unknown): one is contract.Call & { readonly upload: number } =>
  typeof one === 'object' && one !== null && 'upload' in one
const uploadCalls = Object.values<unknown>(contract).filter(isUpload)
const pathOf = ({ path }: contract.Call) => `/eptnew${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : null)

/** A copy of the request's stream: undici destroys what it sends once the provider refuses, while the client is still sending. */
function fileOf({ raw }: FastifyRequest): PassThrough {
  const file = new PassThrough()
  raw.pipe(file).once('close', () => raw.unpipe(file).resume())
  return file
}

/** Refuses a body by its declared length and lets the client finish sending it, so that the client reads the refusal. */
const refuseAbove = (bytes: number, text: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return refuse(reply, 413, text)
}

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers(status === 429 ? { 'retry-after': '5' } : {})
    .send({ success: false, data: null, err_msg: text })
