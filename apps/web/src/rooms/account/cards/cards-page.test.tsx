import { savedCardId } from '@market/domain/kernel'
import type { SavedCard } from '@market/domain/checkout'
import { aSavedCard, valueOf } from '@market/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showMemberPage } from '../../../testing/show-member-page.tsx'
import { page } from './cards-page.tsx'

afterEach(cleanup)

const old = aSavedCard({ id: savedCardId('kart-2'), firstDigits: '400000', last4: '0010', expiry: '01/2020' })
const show = async (savedCards: readonly SavedCard[] = [old, aSavedCard()]) => {
  const all = await showMemberPage(page, '/my/kartlarim', '/my/kartlarim', { savedCards })
  all.show()
  return all
}
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

it('lists the cards, with expired ones marked and last', async () => {
  await show()
  await screen.findByText('Troy •••• 0011')
  const rows = screen.getAllByRole('listitem').filter((row) => row.textContent.includes('••••'))
  expect(rows.map((row) => within(row).queryByText('Süresi doldu') !== null)).toEqual([false, true])
})

it('explains how to save a card when the list is empty', async () => {
  await show([])
  expect(await screen.findByText('Kayıtlı kartınız bulunmuyor')).toBeTruthy()
  expect(screen.getByText(/Kartımı sonraki alışverişlerim için sakla/)).toBeTruthy()
})

it('names a card, and the focus stays at its row', async () => {
  const { savedCards, toast } = await show()
  await screen.findByText('Troy •••• 0011')
  click('Ad ver: Troy •••• 0011')
  const field = screen.getByLabelText(/^Kart adı/)
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '9792 0000 0000 0011' } })
  click('Kaydet')
  expect(await screen.findByText('Kart adı geçersiz')).toBeTruthy()
  fireEvent.change(field, { target: { value: ' Maaş  kartım ' } })
  click('Kaydet')
  await waitFor(() => expect(toast()).toBe('Kartınızın adı kaydedildi.'))
  expect((await valueOf(savedCards.list())).map(({ name }) => name)).toEqual(['', 'Maaş kartım'])
  expect(document.activeElement?.textContent).toBe('Adını değiştir')
})

it('asks before it removes a card', async () => {
  const { notices, savedCards, toast } = await show()
  await screen.findByText('Troy •••• 0011')
  click('Sil: Troy •••• 0011')
  const dialog = notices.state.current().dialog
  expect(dialog?.text).toContain('“Troy •••• 0011”')
  dialog?.actions?.find(({ text }) => text === 'Sil')?.run?.()
  await waitFor(() => expect(toast()).toBe('Kartınız silindi.'))
  expect(await valueOf(savedCards.list())).toEqual([old])
  expect(screen.queryByText('Troy •••• 0011')).toBeNull()
})
