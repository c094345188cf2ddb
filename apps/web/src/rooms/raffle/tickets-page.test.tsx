import { succeed } from '@market/domain/kernel'
import { memoryCart } from '@market/commerce/testing'
import { aRaffleProduct, memoryPayments, memoryRaffles } from '@market/testing'
import { browserStorages } from '@market/browser'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page } from './tickets-page.tsx'

afterEach(cleanup)

it('lists the tickets of a product by number, as its mail does', async () => {
  const bicycle = aRaffleProduct({ name: 'Bisiklet' })
  const ticket = (number: number) => ({
    number,
    productId: bicycle.id,
    productName: bicycle.name,
    drawAt: bicycle.drawAt,
  })
  const path = '/my/cekilisler/biletlerim'
  const { container, show } = await showMemberPage(page, path, path)
  container
    .bind(services.RaffleGateway)
    // The API returns the newest ticket first.
    .toConstantValue({ ...memoryRaffles([bicycle]), tickets: async () => succeed([12, 11, 2].map(ticket)) })
  container.bind(services.BrowserStorages).toConstantValue(browserStorages())
  container.bind(services.OnMemberLeaving).toConstantValue(() => undefined)
  container.bind(services.PaymentGateway).toConstantValue(memoryPayments({ cart: memoryCart([]) }))
  show()
  const own = within(await screen.findByRole('region', { name: 'Bisiklet' }))
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['000002', '000011', '000012'])
})
