import { productId } from '@market/domain/kernel'
import type { CartAddition } from '@market/domain/cart'
import { ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, recordedApp } from '@market/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { useAddManyToCart } from './use-add-many-to-cart.ts'

afterEach(cleanup)
const one = { productId: productId(1001), attrId: '', quantity: 2 }
const gone = { productId: productId(1002), attrId: '', quantity: 1 }

function AddAll({ additions }: { readonly additions: readonly CartAddition[] }) {
  const add = useAddManyToCart()
  return <button onClick={() => void add(additions)}>Tümünü sepete ekle</button>
}
const add = async (additions: readonly CartAddition[]) => {
  const container = new Container()
  const gateway = memoryCart([aCartShop({ items: [aCartItem(one), aCartItem({ ...gone, stock: 0 })] })])
  const notices = makeNoticeStore(() => undefined, recordedApp())
  const cart = makeCartStore({ gateway, app: recordedApp() })
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.NoticeStore).toConstantValue(notices)
  render(
    <ServicesContext value={container}>
      <AddAll additions={additions} />
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(notices.state.current().dialog).toBeTruthy())
  return { cart: cart.state.current().cart, dialog: notices.state.current().dialog }
}

describe('several products for the cart', () => {
  it('are added by one call, reported for three seconds with a link to the cart', async () => {
    const { cart, dialog } = await add([one])
    expect(cart?.count).toBe(2)
    expect(dialog).toMatchObject({
      type: 'success',
      title: 'İşlem Başarılı!',
      text: 'Ürünler başarıyla sepete eklenmiştir.',
      timeout: 3000,
    })
    expect(dialog?.actions.at(-1)?.href).toBe('/my/tr/sepet')
  })

  it('are named as missing in a dialog that stays', async () => {
    const { cart, dialog } = await add([one, gone])
    expect(cart?.count).toBe(2)
    expect(dialog).toMatchObject({ type: 'success', timeout: 0, text: expect.stringContaining('cart/sold-out') })
  })

  it('are refused where none can be had', async () => {
    const { dialog } = await add([gone])
    expect(dialog).toMatchObject({ type: 'error', title: 'İşlem Başarısız!', timeout: 0 })
  })
})
