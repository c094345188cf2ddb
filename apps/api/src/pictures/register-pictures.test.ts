import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureStore } from './picture-store.ts'
import { registerPictures } from './register-pictures.ts'

const avif = 'image/avif,image/webp,*/*'
const path = '/img/160/teapot.sage.ink.front'

let folder: string
let app: FastifyInstance
let store: PictureStore

function open() {
  app = Fastify()
  store = registerPictures(
    app,
    folder,
    (label) => Promise.resolve(label === 'demli'),
    (key) => Promise.resolve(key !== 'teapot.sage.red.close'),
  )
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  open()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
const get = (url: string, accept = 'image/webp', more: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...more } })

describe('GET /img/:width/:key', () => {
  it('sends cacheable WebP to clients that do not accept AVIF', async () => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
    await store.idle()
    expect(await readdir(join(folder, '160'))).toEqual(['teapot.sage.ink.front.webp'])
  })

  // security.md 56.
  it('is answered where the disk takes and gives nothing', async () => {
    await writeFile(join(folder, '160'), 'in place of the folder')
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160 })
    }
    await rm(join(folder, '160'))
    await get('/img/160/teapot.sage.natural.front')
    expect((await readdir(folder)).toSorted()).toEqual(['160'])
  })

  it('sends briefly cached WebP to clients that accept AVIF, until the AVIF is ready', async () => {
    const lent = await get(path, avif)
    expect(lent.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' })

    await store.idle()
    const given = await get(path, avif)
    expect(given.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    })
    expect(given.headers.etag).not.toBe(lent.headers.etag)
    expect(await sharp(given.rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 160 })
    expect((await get(path)).headers['content-type']).toBe('image/webp')
  })

  it('answers 304 to the same tag and no body to HEAD', async () => {
    const first = await get(path)
    const again = await get(path, 'image/webp', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers.etag).toBe(first.headers.etag)

    const head = await app.inject({ method: 'HEAD', url: path, headers: { accept: 'image/webp' } })
    expect(head.statusCode).toBe(200)
    expect(head.headers).toMatchObject({ 'content-type': 'image/webp', etag: first.headers.etag })
    expect(head.rawPayload).toHaveLength(0)
  })

  it('makes a picture once for many who ask together, and leaves no drafts', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(await readdir(join(folder, '160'))).toEqual(['teapot.sage.ink.front.webp'])
  })

  it('uses the file on disk after a restart', async () => {
    await get(path)
    await app.close()
    await writeFile(join(folder, '160', 'teapot.sage.ink.front.webp'), 'from the disk')
    open()
    expect((await get(path)).body).toBe('from the disk')
  })

  it('gives scenes and cut-outs a clear ground', async () => {
    for (const url of ['/img/640/scene.gift', '/img/160/cutout.phone.mint']) {
      const { hasAlpha } = await sharp((await get(url)).rawPayload).metadata()
      expect(hasAlpha).toBe(true)
    }
    expect(await sharp((await get('/img/640/scene.gift')).rawPayload).metadata()).toMatchObject({
      width: 640,
      height: 480,
    })
  })

  it('logs nothing if the client hangs up before the picture is made', async () => {
    const lines: string[] = []
    const known = Promise.withResolvers<boolean>()
    const asked = Promise.withResolvers<void>()
    const logged = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    const slow = registerPictures(
      logged,
      folder,
      () => Promise.resolve(false),
      () => {
        asked.resolve()
        return known.promise
      },
    )
    await logged.listen({ host: '127.0.0.1', port: 0 })
    const connected = once(logged.server, 'connection')
    const client = connect(Number(new URL(logged.listeningOrigin).port), '127.0.0.1')
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    const [socket] = await connected
    await asked.promise
    client.resetAndDestroy()
    await new Promise((resolve) => socket.once('close', resolve))
    known.resolve(true)
    await expect.poll(() => slow.waiting()).toBe(0)
    await logged.close()
    expect(lines).toEqual([])
  })

  it.each([
    '/img/161/teapot.sage.ink.front',
    '/img/0160/teapot.sage.ink.front',
    '/img/160.0/teapot.sage.ink.front',
    '/img/50000/teapot.sage.ink.front',
    '/img/1280/teapot.sage.ink.front',
    '/img/160/scene.gift',
    '/img/__proto__/scene.gift',
    '/img/160/teapot',
    '/img/160/..%2f..%2f..%2fetc%2fpasswd',
    '/img/160/%2e%2e%2f%2e%2e%2fteapot.sage.ink.front',
    '/img/..%2f160/teapot.sage.ink.front',
    '/img/160/http:%2f%2f127.0.0.1%2fteapot.sage.ink.front',
    '/img/160/teapot.sage.ink.front%00',
  ])('refuses %s and touches no disk', async (url) => {
    const answer = await get(url, avif)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false })
    await store.idle()
    expect(await readdir(folder)).toEqual([])
  })

  it('draws nothing that no product has', async () => {
    expect((await get('/img/160/teapot.sage.red.close', avif)).statusCode).toBe(404)
    await store.idle()
    expect(await readdir(folder)).toEqual([])
  })

  it('prints the names of makers and no other', async () => {
    const [bare, known, unknown] = await Promise.all(
      ['', '.plain.demli', '.plain.uydurma'].map((look) => get(`/img/160/tea-box.sage.natural.front${look}`)),
    )
    expect(known?.rawPayload.equals(bare?.rawPayload ?? Buffer.of())).toBe(false)
    expect(unknown?.rawPayload).toEqual(bare?.rawPayload)
    expect(await readdir(join(folder, '160'))).not.toContain('tea-box.sage.natural.front.plain.uydurma.webp')
  })

  it('shows a parcel for a drawing that an earlier version had', async () => {
    const [old, parcel] = await Promise.all(
      ['gramophone.sky.ink.turned', 'package.sky.natural.front'].map((key) => get(`/img/160/${key}`)),
    )
    expect(old?.statusCode).toBe(200)
    expect(old?.rawPayload).toEqual(parcel?.rawPayload)
  })

  it('refuses a huge key', async () => {
    expect((await get(`/img/160/${'x'.repeat(5000)}`)).statusCode).toBe(414)
  })
})
