import type { ProductDetail } from '@market/domain/catalog'
import { Alert, Button, Drawer } from '@market/ui'
import type { FormEvent, ReactNode } from 'react'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import * as css from './extras.css.ts'

export interface ProductDrawerProps {
  readonly product: ProductDetail
  readonly onClosed: () => void
}

interface DrawerFormProps extends ProductDrawerProps {
  readonly title: string
  readonly send: string
  /** The success message, shown instead of the form once it was sent. */
  readonly sent: string | undefined
  readonly refused: string | undefined
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A form about a product, in a drawer over its page. The input survives a refusal. */
export function DrawerForm(props: DrawerFormProps) {
  const { product, onClosed, title, send, sent, refused, busy, onSubmit, children } = props
  return (
    <Drawer open onClose={onClosed} title={title} startsInField>
      <div className={css.form}>
        <p className={css.about}>
          <img src={pictureSource(product.thumbnail, 96)} alt="" width={48} height={48} />
          <span>
            <b>{product.brand}</b> {product.name}
          </span>
        </p>
        {sent === undefined ? (
          <form className={css.form} method="dialog" noValidate onSubmit={onSubmit}>
            {refused && (
              <Alert tone="error" announced>
                {refused}
              </Alert>
            )}
            {children}
            <Button type="submit" full size="lg" loading={busy}>
              {send}
            </Button>
          </form>
        ) : (
          <Alert tone="success" announced>
            {sent}
          </Alert>
        )}
      </div>
    </Drawer>
  )
}
