import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import {
  deleteReview,
  postAccountExport,
  getCommentFacets,
  getProductComments,
  getProductPage,
  getReviewPhotos,
  postDeleteAccount,
  postReviewReport,
  postUserComment,
  putReviewPhotos,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { photoLimits } from '@market/domain/reviews'
import { httpReviewPhotos, httpReviews } from '@market/http'
import { reviewPhotoGatewayContract } from '@market/testing/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishComment } from '../../office/publish-comment.ts'
import { refuseComment } from '../../office/refuse-comment.ts'
import { showWaiting } from '../../office/show-waiting.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { insertOrder } from '../../testing/insert-order.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeClient } from '../../testing/make-client.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { phonePhoto } from '../../testing/phone-photo.ts'
import { readMails } from '../../testing/read-mails.ts'
import { photoFile, photoFolder } from './photo-folder.ts'
import { sweepPhotos } from './sweep-photos.ts'

const text = 'Kumaşı yumuşak, kalıbı tam.'
const day = 24 * 3_600_000
let api: TestApi
let products = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const newProduct = async () => {
  products += 1
  await insertProduct(api.deps.db, { id: products })
  return products
}
const buyerOf = async (...bought: readonly number[]) => {
  const member = await insertMember(api)
  for (const id of bought) await insertOrder(api, { userId: member.id, productId: id })
  return { ...member, visitor: await makeVisitor(api.url, member.credentials) }
}
const send = async ({ bearer }: Visitor, product: number, file: Uint8Array<ArrayBuffer>, type?: string) => {
  const response = await fetch(`${api.url}/eptnew/x/review-photos/${product}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type ?? 'application/octet-stream' },
    body: file,
  })
  const { data, err_msg: message } = await response.json()
  return { status: response.status, key: String(data?.key), preview: String(data?.preview), message: String(message) }
}
/**
 * Sends the upload without a socket, because the API closes the connection of a client that continues to send after the
 * response.
 */
const sendAtOnce = async (bearer: string, product: number, file: Uint8Array) => {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' }
  const url = `/eptnew/x/review-photos/${product}`
  return (await api.app.inject({ method: 'POST', url, headers, payload: Buffer.from(file) })).statusCode
}
const write = (visitor: Visitor, product_id: number) =>
  visitor.ask(postUserComment, { body: { product_id, rating: 5, text } })
const keep = (visitor: Visitor, product: number, photos: string[]) =>
  visitor.call(putReviewPhotos, { params: { product }, body: { photos } })
/** A comment with `count` photos. */
const illustrated = async (count = 1) => {
  const product = await newProduct()
  const buyer = await buyerOf(product)
  const { id } = await write(buyer.visitor, product)
  const keys: string[] = []
  for (const colour of ['#a00', '#0a0', '#00a', '#aa0'].slice(0, count))
    keys.push((await send(buyer.visitor, product, await phonePhoto(colour))).key)
  await keep(buyer.visitor, product, keys)
  return { ...buyer, product, comment: id, keys }
}
const imagesOf = async (product: number) => {
  const { result } = await (await makeVisitor(api.url)).ask(getProductComments, { query: { productId: product } })
  return result.flatMap(({ images }) => images)
}
const photo = (key: string, width = 1600) => fetch(`${api.url}/img/${width}/photo/${key}`)
const store = () => photoFolder(api.deps.config.photosDir)
const sweep = () => sweepPhotos(api.deps.db, store(), api.deps.clock.now())
const files = () =>
  readdirSync(api.deps.config.photosDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
const filesOf = (key: string) => files().filter(({ name }) => name.startsWith(key)).length

reviewPhotoGatewayContract('over HTTP', async () => {
  const bought = await newProduct()
  const { credentials } = await buyerOf(bought)
  const { client } = await makeClient(api.url, credentials)
  return {
    gateway: httpReviewPhotos(client),
    reviews: httpReviews(client),
    bought: productId(bought),
    notBought: productId(await newProduct()),
    files: [await phonePhoto('#a00', 60, 40), await phonePhoto('#00a', 60, 40)],
  }
})

describe('a photo of a comment', () => {
  it('is shown with the comment in two sizes, without the camera’s data', async () => {
    const { product, keys } = await illustrated(2)
    expect(await imagesOf(product)).toEqual(keys.map((key) => `photo/${key}`))
    for (const [width, shape] of [
      [1600, { width: 1600, height: 1200 }],
      [320, { width: 320, height: 320 }],
    ] as const) {
      const answer = await photo(keys[0] ?? '', width)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const about = await sharp(bytes).metadata()
      expect(about).toMatchObject({ format: 'webp', ...shape })
      expect(about.exif).toBeUndefined()
      expect(bytes.includes('Gizli Model')).toBe(false)
    }
  })

  it('is counted, narrowed to and shown first, on the page of the product and on that of its comments', async () => {
    const { product, comment, keys } = await illustrated(2)
    await write((await buyerOf(product)).visitor, product)
    const guest = await makeVisitor(api.url)
    const photographed = [{ id: comment, name: 'A** D**', images: keys.map((key) => `photo/${key}`) }]
    expect(await guest.ask(getCommentFacets, { query: { productId: product } })).toMatchObject({
      count: 2,
      with_photos: 1,
      photographed,
    })
    expect(await guest.ask(getProductPage, { query: { productId: product } })).toMatchObject({ photographed })
    const narrowed = await guest.ask(getProductComments, { query: { productId: product, with_photos: 'true' } })
    expect(narrowed).toMatchObject({ result_count: 1, result: [{ id: comment }] })
  })

  it('is hidden until its comment is saved, and hidden again when the comment is refused', async () => {
    const product = await newProduct()
    const { visitor } = await buyerOf(product)
    const { key, preview } = await send(visitor, product, await phonePhoto())
    expect(preview).toMatch(/^data:image\/webp;base64,/)
    expect((await photo(key)).status).toBe(404)
    const { id } = await write(visitor, product)
    expect((await photo(key)).status).toBe(404)
    await keep(visitor, product, [key])
    expect((await photo(key)).status).toBe(200)
    await refuseComment.run(api.deps, [String(id), 'Başkası', 'görünüyor.'], api.provider)
    expect((await photo(key)).status).toBe(404)
    expect((await visitor.ask(getReviewPhotos, { params: { product } })).photos).toEqual([{ key, preview }])
    await write(visitor, product)
    expect((await photo(key)).status).toBe(404)
    const waiting = await showWaiting.run(api.deps, [], api.provider)
    const file = photoFile(api.deps.config.photosDir, key, 'full')
    expect(waiting).toMatchObject({ value: expect.stringContaining(`publish-comment ${id} `) })
    expect(waiting).toMatchObject({ value: expect.stringContaining(file) })
    expect(readFileSync(file).length).toBeGreaterThan(0)
    await publishComment.run(api.deps, [String(id)], api.provider)
    expect((await photo(key)).status).toBe(200)
  })

  it('is linked in the editors’ mail when its comment is reported', async () => {
    const { comment, keys } = await illustrated(2)
    const reporter = await makeVisitor(api.url, (await insertMember(api)).credentials)
    await reporter.ask(postReviewReport, { body: { review_id: comment, reason: 'personal-data', note: '' } })
    const mail = (await readMails(api.deps.db)).at(-1)
    for (const key of keys) expect(mail?.text).toContain(`/img/1600/photo/${key}`)
  })

  it.each(['../secrets', 'photo', '0'.repeat(32), '%2e%2e%2fsecrets.json'])('is not found by “%s”', async (key) => {
    const { keys } = await illustrated()
    expect((await photo(key)).status).toBe(404)
    expect((await photo(keys[0] ?? '', 640)).status).toBe(404)
  })
})

describe('an uploaded photo', () => {
  it('is checked by content: text, decompression bombs and large files are refused', async () => {
    const product = await newProduct()
    const { visitor } = await buyerOf(product)
    const words = new TextEncoder().encode('ben bir .jpg dosyasıyım')
    const bomb = await sharp({ create: { width: 10_000, height: 5100, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const cut = (await phonePhoto()).slice(0, 300)
    expect(await send(visitor, product, words)).toMatchObject({
      status: 422,
      message: expect.stringContaining('bir fotoğraf değil'),
    })
    expect(await send(visitor, product, new Uint8Array(bomb))).toMatchObject({
      status: 422,
      message: expect.stringContaining('açılamadı'),
    })
    expect(await send(visitor, product, cut)).toMatchObject({
      status: 422,
      message: expect.stringContaining('açılamadı'),
    })
    expect(await send(visitor, product, new Uint8Array())).toMatchObject({
      status: 422,
      message: expect.stringContaining('boş'),
    })
    expect(await send(visitor, product, await phonePhoto(), 'image/jpeg')).toMatchObject({ status: 415 })
    const large = new Uint8Array(photoLimits.bytes + 1)
    large.set([0xff, 0xd8, 0xff])
    expect(await sendAtOnce(visitor.bearer, product, large)).toBe(413)
    expect(await sendAtOnce('uydurma', product, large)).toBe(401)
    expect(await send(visitor, await newProduct(), await phonePhoto())).toMatchObject({
      status: 422,
      message: expect.stringContaining('satın aldığınız'),
    })
    expect(await send(await makeVisitor(api.url), product, await phonePhoto())).toMatchObject({ status: 403 })
  })

  it('is stored once for simultaneous uploads of the same file, at most eight per comment', async () => {
    const product = await newProduct()
    const { visitor } = await buyerOf(product)
    const file = await phonePhoto('#123', 60, 40)
    const keys = await Promise.all([1, 2, 3].map(async () => (await send(visitor, product, file)).key))
    expect(new Set(keys).size).toBe(1)
    const sent = []
    for (let shade = 0; shade < 9; shade += 1)
      sent.push(await send(visitor, product, await phonePhoto(`#00${shade}`, 60, 40)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 422, 422])
    expect(sent.at(-1)?.message).toContain('çok sayıda')
  })

  it('is stored eight times for a product at most, also when sent at once', async () => {
    const product = await newProduct()
    const { visitor, id } = await buyerOf(product)
    const rows = Array.from({ length: 7 }, (_, at) => ({
      key: String(at).repeat(32),
      user_id: id,
      product_id: product,
      digest: `${product}-${at}`,
      created_at: api.deps.clock.now(),
    }))
    await api.deps.db.insertInto('comment_photos').values(rows).execute()
    const files = await Promise.all(['#010', '#020', '#030', '#040'].map((shade) => phonePhoto(shade, 60, 40)))
    const sent = await Promise.all(files.map((file) => send(visitor, product, file)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  const begin = ({ bearer }: Visitor, product: number) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    socket.write(
      `POST /eptnew/x/review-photos/${product} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer}\r\ncontent-type: application/octet-stream\r\ncontent-length: 8000000\r\n\r\n`,
    )
    return socket
  }
  const statusOf = async (socket: Socket) => {
    const [first] = await once(socket, 'data')
    socket.destroy()
    return Number(String(first).split(' ')[1])
  }

  it('is refused before it is read if the product was not received', async () => {
    const { visitor } = await buyerOf()
    expect(await statusOf(begin(visitor, await newProduct()))).toBe(422)
  })

  it('is one of four at once of a member, and finds its place free again', async () => {
    const product = await newProduct()
    const { visitor } = await buyerOf(product)
    const held: Socket[] = []
    const oneMore = () => {
      const socket = begin(visitor, product)
      held.push(socket)
      return Promise.race([once(socket, 'data').then(([first]) => String(first)), setTimeout(100, '')])
    }
    let refusal = ''
    while (refusal === '' && held.length < 20) refusal = await oneMore()
    expect(refusal).toMatch(/^HTTP\/1\.1 429 [^]*\nretry-after: /i)
    expect(held.length).toBeGreaterThan(4)
    for (const socket of held) socket.destroy()
    const file = await phonePhoto('#abc', 60, 40)
    let sent = await send(visitor, product, file)
    while (sent.status === 429) sent = await send(visitor, product, file)
    expect(sent.status).toBe(200)
  })

  it('comes sixty times a day at most', async () => {
    const product = await newProduct()
    const { visitor, id } = await buyerOf(product)
    const now = api.deps.clock.now()
    const start = new Date(Math.floor(now.getTime() / day) * day)
    await api.deps.db
      .insertInto('rate_limits')
      .values({ key: `photo:${id}`, window_start: start, count: 60 })
      .execute()
    expect((await send(visitor, product, await phonePhoto())).status).toBe(429)
  })
})

describe('photos of another person', () => {
  it('cannot be attached to another member’s comment', async () => {
    const { product, keys } = await illustrated()
    const other = await buyerOf(product)
    expect((await keep(other.visitor, product, keys)).status).toBe(404)
    await write(other.visitor, product)
    expect((await keep(other.visitor, product, keys)).status).toBe(404)
    expect((await other.visitor.ask(getReviewPhotos, { params: { product } })).photos).toEqual([])
    expect(await imagesOf(product)).toEqual(keys.map((key) => `photo/${key}`))
  })
})

describe('deleted photos', () => {
  it('include photos removed from a comment, with their files', async () => {
    const { visitor, product, keys } = await illustrated(2)
    const [first = '', second = ''] = keys
    await keep(visitor, product, [second])
    await sweep()
    expect([filesOf(first), filesOf(second)]).toEqual([0, 2])
    expect((await photo(first)).status).toBe(404)
    // A photo that was left out by mistake can be sent again.
    expect((await send(visitor, product, await phonePhoto('#a00'))).status).toBe(200)
  })

  it('are those of a comment that is deleted, at once for readers', async () => {
    const { visitor, comment, keys } = await illustrated()
    await visitor.ask(deleteReview, { params: { id: comment } })
    expect((await photo(keys[0] ?? '')).status).toBe(404)
    await sweep()
    expect(filesOf(keys[0] ?? '')).toBe(0)
  })

  it('include all photos of a deleted account, which its export lists', async () => {
    const { visitor, password, product, keys } = await illustrated()
    const other = await illustrated()
    const { key: waiting } = await send(visitor, product, await phonePhoto('#fff'))
    expect(JSON.stringify(await visitor.ask(postAccountExport, { body: { password } }))).toContain(`photo/${keys[0]}`)
    await visitor.ask(postDeleteAccount, { body: { password } })
    expect((await photo(keys[0] ?? '')).status).toBe(404)
    await sweep()
    expect([keys[0] ?? '', waiting, other.keys[0] ?? ''].map(filesOf)).toEqual([0, 0, 2])
  })

  it('include photos that no comment uses within a day', async () => {
    const product = await newProduct()
    const { visitor } = await buyerOf(product)
    const { key } = await send(visitor, product, await phonePhoto())
    await sweep()
    expect(filesOf(key)).toBe(2)
    api.advance(day + 1000)
    await sweep()
    expect(filesOf(key)).toBe(0)
    await api.deps.db
      .selectFrom('comment_photos')
      .select('key')
      .where('key', '=', key)
      .execute()
      .then((rows) => expect(rows).toEqual([]))
  })
})
