import type { ProductId } from '@market/domain/kernel'
import { formatPrice, type Money } from '@market/domain/money'
import { installments } from '@market/domain/installments'
import { failureText, useLoaded, useService } from '@market/react'
import { Alert, Dialog, Skeleton } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import * as css from './installments.css.ts'

const texts = {
  title: 'Taksit tablosu',
  note: (price: string) =>
    `${price} tutarındaki tek ürün için. Sepetinizdeki diğer ürünler ve kargo tutarı taksitleri değiştirir.`,
  count: 'Taksit',
  monthly: 'Aylık',
  total: 'Toplam',
  single: 'Tek çekim',
  free: 'vade farksız',
  none: 'Bu üründe taksit yapılamaz.',
}

interface InstallmentsDialogProps {
  readonly productId: ProductId
  /** The price including the chosen variants. */
  readonly price: Money
  readonly onClosed: () => void
}

/** The instalment plans of each card brand for a product. */
export function InstallmentsDialog({ productId, price, onClosed }: InstallmentsDialogProps) {
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(() => catalog.installmentPlans(productId))
  return (
    <Dialog open onClose={onClosed} title={texts.title} form closesOutside>
      <p className={css.full}>{texts.note(formatPrice(price))}</p>
      {!answer && <Skeleton shape="picture" />}
      {answer && !answer.ok && <Alert tone="error">{failureText(answer.failure)}</Alert>}
      {answer?.ok && answer.value.length === 0 && <p>{texts.none}</p>}
      {answer?.ok &&
        answer.value.map(({ title, entries }) => (
          <table key={title} className={css.plan}>
            <caption className={css.planTitle}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.count}</th>
                <th scope="col">{texts.monthly}</th>
                <th scope="col">{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {installments(price, entries, Number.MAX_SAFE_INTEGER).map(({ count, monthly, total, interest }) => (
                <tr key={count}>
                  <th scope="row">{count === 1 ? texts.single : count}</th>
                  <td>{formatPrice(monthly)}</td>
                  <td>
                    {formatPrice(total)} {count > 1 && interest === 0 && <small>{texts.free}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </Dialog>
  )
}
