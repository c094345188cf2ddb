import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aProductDetail, memoryCatalog, recordedApp } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { page as addPage } from './add-to-cart-page.tsx'

afterEach(cleanup)

const product = aProductDetail({ id: productId(1), name: 'Kars Balı' })
const warranty = {
  id: 7,
  type: 'protection',
  name: 'Ek garanti',
  note: 'İki yıl',
  image: '',
  price: kurus(19_900),
} as const

function visit() {
  const container = new Container()
  const app = recordedApp()
  const cart = makeCartStore({ gateway: memoryCart([]), app })
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog({ products: [product], services: [warranty] }))
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  const show = (children: ReactNode) =>
    render(
      <ServicesContext value={container}>
        <MemoryRouter>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
  return { container, cart, show }
}

it('an address that adds a product offers what can be taken with it', async () => {
  const { container, cart, show } = visit()
  const add = vi.spyOn(cart, 'add')
  const data = await addPage.load?.({
    url: new URL('https://guvercin.test/sepete-ekle?productId=1&num=1'),
    params: {},
    services: container,
    signal: new AbortController().signal,
  })
  if (!data) throw new Error('the page has a loader')
  // A product without variants has a single combination, the empty one.
  show(<addPage.Component data={{ ...data, chosen: [] }} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /Ek garanti/ }))
  fireEvent.click(screen.getByRole('button', { name: /Sepete/ }))
  expect(add).toHaveBeenCalledWith({ productId: 1, attrId: '', quantity: 1, insurance: [7] })
})
