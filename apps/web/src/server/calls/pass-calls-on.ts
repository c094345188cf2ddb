import * as contract from '@market/contract'
import { makePlaces, networkOf, serverTimeouts } from '@market/server'
import { PassThrough } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'undici'
import { openPool } from './open-pool.ts'
import { passOn } from './pass-on.ts'

/** Largest body of a call, in bytes: no call of the contract needs more. */
const bodyLimit = 100_000
/** An upload takes up to 15 seconds, and then waits for its turn to be resized. */
const uploadMs = 30_000
/** The API renders pictures one after the other; each waits and renders for at most a minute. */
const pictureMs = 70_000
/** The API sends an event or a keep-alive at least every ten seconds. */
const streamSilenceMs = 30_000
/** Uploads at the same time: each holds a connection to the API until its client has sent the file. */
const uploadPlaces = { all: 48, each: 6 }

const texts = {
  longCall: 'Gönderdiğiniz bilgi çok uzun. Lütfen kısaltıp yeniden deneyin.',
  largeFile: 'Gönderdiğiniz dosya en fazla 8 MB olabilir.',
  manyFiles: 'Şu anda çok sayıda dosya gönderiliyor. Lütfen birazdan tekrar deneyin.',
}

/**
 * Proxies the API's calls and pictures on the shop's own origin. Calls, pictures, uploads and streams have separate
 * connection pools, so that slow uploads and open streams do not use up the connections of calls (security.md 43).
 */
export async function passCallsOn(
  app: FastifyInstance,
  apiUrl: string,
  { callMs } = { callMs: serverTimeouts.answerMs + 1_000 },
): Promise<void> {
  const open = (options: Pool.Options = {}) => {
    const pool = openPool(apiUrl, { connect: { timeout: 3_000 }, headersTimeout: uploadMs, ...options })
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
    // The whole body is read before a connection to the API is used, even if the client sends it slowly.
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
    // Streams are aborted when the server stops, because it waits for pending responses.
    const stopping = new AbortController()
    app.addHook('preClose', () => stopping.abort())
    own.post(pathOf(contract.postOrderEvents), { bodyLimit: 4_096 }, (request, reply) =>
      passOn(streams, request, reply, { body: bodyOf(request), stop: stopping.signal }),
    )
  })
  await app.register(async (own) => {
    // An upload is streamed, so that the API can refuse it before this server has buffered it.
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

/**
 * A copy of the request's stream: when the API refuses, undici destroys the stream it sends while the client is still
 * sending.
 */
function fileOf({ raw }: FastifyRequest): PassThrough {
  const file = new PassThrough()
  raw.pipe(file).once('close', () => raw.unpipe(file).resume())
  return file
}

/** Refuses a body by its declared length. The client can finish sending it and so reads the response. */
const refuseAbove = (bytes: number, text: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return refuse(reply, 413, text)
}

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers(status === 429 ? { 'retry-after': '5' } : {})
    .send({ success: false, data: null, err_msg: text })
