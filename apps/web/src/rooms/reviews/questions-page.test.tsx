import { fail, type GatewayFailure, productId } from '@market/domain/kernel'
import { aProductCard, valueOf } from '@market/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page } from './questions-page.tsx'

afterEach(cleanup)

const sweater = productId(1)
const stage = async (asked: readonly string[]) => {
  const all = await showMemberPage(page, '/my/sorularim', '/my/sorularim', {
    products: [aProductCard({ id: sweater, name: 'Kazak' })],
  })
  for (const text of asked) await valueOf(all.questions.ask({ productId: sweater, text, open: false }))
  return all
}
const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)

it('shows what was asked, newest first, with what the shop answered and the way to the product', async () => {
  const { questions, show } = await stage(['Makinede yıkanır mı?', 'Kalıbı dar mı?'])
  questions.answer(sweater, 'Evet, otuz derecede.')
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sorularım' })).toBeTruthy()
  await screen.findByText('Kalıbı dar mı?')
  expect(screen.getAllByText(/mı\?$/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Kalıbı dar mı?'),
    expect.stringContaining('Makinede yıkanır mı?'),
  ])
  const answered = row('Makinede yıkanır mı?')
  expect(answered.getByText('Yanıtlandı')).toBeTruthy()
  expect(answered.getByText('Çınar Giyim')).toBeTruthy()
  expect(answered.getByText(/Evet, otuz derecede\./)).toBeTruthy()
  expect(answered.getByRole('link', { name: 'Ürün 1' }).getAttribute('href')).toBe('/urun-p-1')
  expect(row('Kalıbı dar mı?').getByText('Yanıt bekliyor')).toBeTruthy()
})

it('reads on beyond the first ten, and says when it cannot', async () => {
  const { questions, container, show, toast } = await stage(
    Array.from({ length: 12 }, (_, index) => `${index + 1}. soru`),
  )
  let offline = false
  container.rebind(services.QuestionGateway).toConstantValue({
    ...questions,
    mine: async (of) => (offline ? fail<GatewayFailure>({ kind: 'offline' }) : questions.mine(of)),
  })
  show()
  await screen.findByText('12. soru')
  expect(screen.queryByText('2. soru')).toBeNull()
  offline = true
  fireEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }))
  await waitFor(() => expect(toast()).toBeTruthy())
  expect(screen.getByText('12. soru')).toBeTruthy()
  offline = false
  fireEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await screen.findByText('1. soru')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull()
})

it('says that nothing was asked yet, and reads again what could not be read', async () => {
  const { questions, container, show } = await stage([])
  let failing = true
  container.rebind(services.QuestionGateway).toConstantValue({
    ...questions,
    mine: async (of) => (failing ? fail<GatewayFailure>({ kind: 'offline' }) : questions.mine(of)),
  })
  show()
  const again = await screen.findByRole('button', { name: 'Tekrar dene' })
  failing = false
  fireEvent.click(again)
  expect(await screen.findByText('Henüz bir mağazaya soru sormadınız.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alışverişe başla' }).getAttribute('href')).toBe('/')
})
