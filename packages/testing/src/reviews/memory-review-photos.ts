import { type ProductId, succeed } from '@market/domain/kernel'
import { photoProblem, type ReviewPhoto, type ReviewPhotoGateway } from '@market/domain/reviews'
import { notFound, refused } from '../kernel/failing.ts'

/** Photos of one member, who bought these products; `hasComment` tells which of them the member has commented on. */
export function memoryReviewPhotos(
  bought: readonly ProductId[],
  hasComment: (product: ProductId) => Promise<boolean>,
): ReviewPhotoGateway {
  const sent = new Map<string, { readonly product: ProductId; readonly content: string; readonly photo: ReviewPhoto }>()
  const kept = new Map<ProductId, readonly string[]>()
  return {
    mine: async (product) => succeed((kept.get(product) ?? []).flatMap((key) => sent.get(key)?.photo ?? [])),
    async add(product, file) {
      if (photoProblem(file, file.length)) return refused(422, 'Bu dosya bir fotoğraf değil.')
      if (!bought.includes(product)) return refused(422, 'Yalnızca satın aldığınız ürünlere yorum yazabilirsiniz.')
      const content = file.toString()
      const known = [...sent.values()].find((one) => one.product === product && one.content === content)
      if (known) return succeed(known.photo)
      const key = `foto${sent.size + 1}`
      const photo = { key, preview: `data:image/webp;base64,${key}` }
      sent.set(key, { product, content, photo })
      return succeed(photo)
    },
    async keep(product, keys) {
      if (!(await hasComment(product))) return notFound('Yorum bulunamadı.')
      if (keys.some((key) => sent.get(key)?.product !== product)) return notFound('Fotoğraf bulunamadı.')
      kept.set(product, keys)
      return succeed(undefined)
    },
  }
}
