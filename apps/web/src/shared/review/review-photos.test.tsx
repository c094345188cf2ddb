import { fail, type GatewayFailure, productId } from '@market/domain/kernel'
import type { ReviewPhotoGateway } from '@market/domain/reviews'
import { ServicesContext } from '@market/react'
import { aProductCard, memoryReviewPhotos, memoryReviews, valueOf } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ReviewDialog } from './review-dialog.tsx'

afterEach(cleanup)

const product = productId(1)
const photo = (byte: number, name = `foto${byte}.jpg`) => new File([Uint8Array.of(0xff, 0xd8, 0xff, byte)], name)

const setUp = (more: Partial<ReviewPhotoGateway> = {}) => {
  const reviews = memoryReviews([aProductCard({ id: product })])
  const memory = memoryReviewPhotos([product], async () => (await valueOf(reviews.mine())).resultCount > 0)
  const photos = { ...memory, ...more }
  const container = new Container()
  container.bind(services.ReviewGateway).toConstantValue(reviews)
  container.bind(services.ReviewPhotoGateway).toConstantValue(photos)
  const saved: number[] = []
  const show = () =>
    render(
      <ServicesContext value={container}>
        <ReviewDialog
          subject={{ productId: product, name: 'Kazak', rating: 5, text: 'Yumuşak ve sıcak tutuyor.' }}
          onClose={() => undefined}
          onSaved={({ id }) => saved.push(id)}
        />
      </ServicesContext>,
    )
  return { show, saved, photos: memory, reviews }
}
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Fotoğraf ekle', { selector: 'input' }), { target: { files } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Yorumu gönder' }))
const pictures = () => screen.queryAllByRole('img', { name: /^Eklediğiniz/ }).length
const kept = async (photos: ReviewPhotoGateway) => (await valueOf(photos.mine(product))).length

it('the comment form marks stars and text as required with an asterisk', () => {
  setUp().show()
  const marks = screen.getAllByText('zorunlu').map(({ parentElement }) => parentElement?.className)
  expect(marks).toHaveLength(2)
  for (const className of marks) expect(className).toMatch(/asterisk/)
})

describe('photos in the comment form', () => {
  it('are sent as they are chosen, removed one by one, and kept with the comment', async () => {
    const { show, saved, photos } = setUp()
    show()
    choose(photo(1), photo(2), photo(3))
    await waitFor(() => expect(pictures()).toBe(3))
    expect(screen.getByText('3 fotoğraf yüklendi.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '2. fotoğrafı kaldır' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fotoğraf ekle' }))
    submit()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(2)
  })

  it('are there again when the comment is changed, and stay where they are not touched', async () => {
    const { show, saved, photos, reviews } = setUp()
    const { key } = await valueOf(photos.add(product, Uint8Array.of(0xff, 0xd8, 0xff)))
    await valueOf(reviews.write({ productId: product, rating: 5, text: 'Yumuşak ve sıcak.' }))
    await valueOf(photos.keep(product, [key]))
    show()
    await waitFor(() => expect(pictures()).toBe(1))
    submit()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(1)
  })

  it('are four at most', async () => {
    const { show } = setUp()
    show()
    choose(...[1, 2, 3, 4, 5].map((byte) => photo(byte)))
    await waitFor(() => expect(pictures()).toBe(4))
    expect(screen.getByText(/^En fazla 4 fotoğraf ekleyebilirsiniz; fazlası alınmadı/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Fotoğraf ekle' }))
    expect(screen.getByText(/Yenisi için önce birini kaldırın/)).toBeTruthy()
  })

  it('are refused one by one, in words, and the comment waits until the refused one is removed', async () => {
    const { show, saved, photos } = setUp()
    show()
    choose(photo(1), new File(['bir metin'], 'foto.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(pictures()).toBe(1))
    expect(await screen.findByText(/Bu dosya bir fotoğraf değil/)).toBeTruthy()
    submit()
    expect(await screen.findByText('Yüklenemeyen fotoğrafı kaldırın ya da yeniden gönderin.')).toBeTruthy()
    expect(saved).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '2. fotoğrafı kaldır' }))
    submit()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(1)
  })

  it('are sent again after a lost connection, and neither words nor other photos are lost', async () => {
    let online = false
    const { show, saved, photos } = setUp({
      add: async (id, file) =>
        online || file[3] !== 2 ? photos.add(id, file) : fail<GatewayFailure>({ kind: 'offline' }),
    })
    show()
    choose(photo(1), photo(2))
    const again = await screen.findByRole('button', { name: '2. fotoğrafı yeniden gönder' })
    expect(pictures()).toBe(1)
    online = true
    fireEvent.click(again)
    await waitFor(() => expect(pictures()).toBe(2))
    submit()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(2)
  })

  it('under way are waited for', async () => {
    let arrive = () => undefined as void
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const { show, saved, photos } = setUp({
      add: async (id, file) => {
        await arrived
        return photos.add(id, file)
      },
    })
    show()
    choose(photo(1))
    expect(await screen.findByText('1 fotoğraf yükleniyor…')).toBeTruthy()
    submit()
    expect(saved).toEqual([])
    arrive()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(1)
  })

  it('that cannot be shown stay as they are', async () => {
    const { show, saved, photos, reviews } = setUp({ mine: async () => fail<GatewayFailure>({ kind: 'offline' }) })
    const { key } = await valueOf(photos.add(product, Uint8Array.of(0xff, 0xd8, 0xff)))
    await valueOf(reviews.write({ productId: product, rating: 5, text: 'Yumuşak ve sıcak.' }))
    await valueOf(photos.keep(product, [key]))
    show()
    const note = await screen.findByText(/olduğu gibi kalır/)
    expect(within(note).getByRole('button', { name: 'Tekrar dene' })).toBeTruthy()
    submit()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await kept(photos)).toBe(1)
  })
})
