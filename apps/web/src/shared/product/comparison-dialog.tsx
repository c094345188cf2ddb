import { formatPrice } from '@market/domain/money'
import { maxCompared, type ProductBadges, type ProductDetail } from '@market/domain/catalog'
import { useService } from '@market/react'
import { Alert, Dialog, IconButton, Link, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { pictureSource } from '../picture/picture-source.ts'
import * as css from './comparison.css.ts'
import type { ProductBrief } from './product-brief.ts'
import { formatScore } from './product-figures.ts'

const texts = {
  title: 'Karşılaştırma',
  full: `En fazla ${maxCompared} ürün karşılaştırılır. Başkasını eklemek için birini çıkarın.`,
  aside: 'Diğer ürünler için tabloyu yana kaydırın.',
  feature: 'Özellik',
  price: 'Fiyat',
  rating: 'Puan',
  shop: 'Mağaza',
  delivery: 'Teslimat',
  days: (min: number, max: number) => `${min}–${max} iş günü`,
  kargomat: 'Kargomat’a teslim',
  pttemCard: 'Pttem Kart',
  wholeSale: 'Toptan alım',
  yes: 'Var',
  no: 'Yok',
  none: '–',
  soldOut: 'Tükendi',
  take: (name: string) => `${name} ürününü çıkar`,
  empty: 'Karşılaştırılacak ürün kalmadı.',
  failed: 'Ürünlerin bazıları şu anda yüklenemedi.',
}

interface Compared extends ProductDetail {
  readonly ways: ProductBadges
}

interface ComparisonDialogProps {
  readonly products: readonly ProductBrief[]
  readonly onTake: (product: ProductBrief) => void
  readonly onClosed: () => void
}

/**
 * Compares up to four products of one category side by side. Each is loaded again, so that price and stock are current.
 */
export function ComparisonDialog({ products, onTake, onClosed }: ComparisonDialogProps) {
  const catalog = useService(services.ProductCatalog)
  const [read, setRead] = useState<readonly (Compared | undefined)[]>()
  const ids = products.map(({ id }) => id).join()
  useEffect(() => {
    let current = true
    const ask = async () => {
      const answers = await Promise.all(
        products.map(async ({ id }) => {
          const [product, ways] = await Promise.all([catalog.product(id), catalog.badges(id)])
          return product.ok && ways.ok ? { ...product.value, ways: ways.value } : undefined
        }),
      )
      if (current) setRead(answers)
    }
    void ask()
    return () => {
      current = false
    }
    // A new list with the same products is not loaded again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [catalog, ids])
  const detailOf = ({ id }: ProductBrief) => read?.find((one) => one?.id === id)
  const propertyOf = (product: Compared | undefined, name: string) =>
    product?.attributes
      .find((one) => one.name === name)
      ?.values.map((value) => value.name)
      .join(', ')
  const names = [...new Set((read ?? []).flatMap((one) => one?.attributes.map(({ name }) => name) ?? []))]
  const rows: readonly (readonly [string, (product: Compared) => string | undefined])[] = [
    [texts.price, (one) => (one.stock > 0 ? formatPrice(one.price) : texts.soldOut)],
    [texts.rating, (one) => (one.ratingCount > 0 ? formatScore(one.average) : undefined)],
    [texts.shop, (one) => one.shop.name],
    [texts.delivery, (one) => texts.days(one.delivery.minDays, one.delivery.maxDays)],
    ...(['kargomat', 'pttemCard', 'wholeSale'] as const).map(
      (way) => [texts[way], ({ ways }: Compared) => (ways[way] ? texts.yes : texts.no)] as const,
    ),
    ...names.map((name) => [name, (one: Compared) => propertyOf(one, name)] as const),
  ]
  return (
    <Dialog open onClose={onClosed} title={texts.title} form width="wide" closesOutside>
      {read?.includes(undefined) && <Alert tone="warning">{texts.failed}</Alert>}
      {products.length >= maxCompared && <p className={css.full}>{texts.full}</p>}
      {products.length > 2 && <p className={css.aside}>{texts.aside}</p>}
      {products.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        <div className={css.scroll} role="region" aria-label={texts.title} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.corner}>
                  {texts.feature}
                </th>
                {products.map((product) => (
                  <th key={product.id} scope="col" className={css.product}>
                    <span className={css.take}>
                      <IconButton
                        icon="x"
                        variant="floating"
                        label={texts.take(product.name)}
                        onClick={() => onTake(product)}
                      />
                    </span>
                    <Link href={product.url} className={css.link} onClick={onClosed}>
                      <img src={pictureSource(product.image, 160)} alt="" width={120} height={120} />
                      <span>
                        <b>{product.brand}</b> {product.name}
                      </span>
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, text]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {products.map((product) => {
                    const detail = detailOf(product)
                    return (
                      <td key={product.id}>
                        {read ? ((detail && text(detail)) ?? texts.none) : <Skeleton shape="short" />}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
