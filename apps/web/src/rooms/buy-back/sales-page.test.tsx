import { succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { BuyBackGateway, DeviceSale } from '@market/domain/buy-back'
import { ServicesContext } from '@market/react'
import { makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryBuyBacks, memorySession, memoryTokens, recordedApp, refused } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Sales } from './sales-page.tsx'

afterEach(cleanup)

const aSale = (given: Partial<DeviceSale> = {}): DeviceSale => ({
  offerId: 'teklif-1',
  service: 'delta',
  device: 'Ihlamur 5',
  price: kurus(464_000),
  date: '2026-11-20T09:00:00Z',
  status: 'approved',
  statusText: 'Kargoya vermeniz bekleniyor',
  cargoCode: 'CHZ-1',
  accountEnd: '1326',
  accountRefused: false,
  ...given,
})
const show = (sale: DeviceSale, more: Partial<BuyBackGateway> = {}) => {
  const container = new Container()
  const tokens = memoryTokens()
  const notices = makeNoticeStore(() => undefined, recordedApp())
  container
    .bind(services.BuyBackGateway)
    .toConstantValue({ ...memoryBuyBacks(), sales: async () => succeed([sale]), ...more })
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.NoticeStore).toConstantValue(notices)
  render(
    <ServicesContext value={container}>
      <Sales />
    </ServicesContext>,
  )
  return () => notices.state.current().toasts.at(-1)?.text
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('a sale that is not received yet', () => {
  it('is taken back after it was asked', async () => {
    const cancelled: unknown[] = []
    const toast = show(aSale(), {
      cancel: async (...args) => {
        cancelled.push(args)
        return succeed(aSale({ status: 'cancelled', statusText: 'Satış iptal edildi' }))
      },
    })
    await press('Satışı iptal et: Ihlamur 5 CHZ-1')
    const ask = await dialog('Satış iptal edilsin mi?')
    expect(ask.getByText(/Kargo kodu geçersiz olur/)).toBeTruthy()
    fireEvent.click(ask.getByRole('button', { name: 'Vazgeç' }))
    expect(cancelled).toEqual([])
    await press('Satışı iptal et: Ihlamur 5 CHZ-1')
    fireEvent.click((await dialog('Satış iptal edilsin mi?')).getByRole('button', { name: 'Satışı iptal et' }))
    expect(await screen.findByText('Satış iptal edildi')).toBeTruthy()
    expect(cancelled).toEqual([['delta', 'teklif-1']])
    expect(toast()).toBe('Ihlamur 5 satışınız iptal edildi.')
    expect(screen.queryByRole('button', { name: /^Satışı iptal et/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^IBAN’ı değiştir/ })).toBeNull()
  })

  it('says why it could not be taken back, and stays', async () => {
    show(aSale({ status: 'in-transit' }), { cancel: async () => refused(409, 'Cihazınız elimize ulaştı.') })
    await press('Satışı iptal et: Ihlamur 5 CHZ-1')
    const ask = await dialog('Satış iptal edilsin mi?')
    expect(ask.getByText(/ücretsiz geri gönderilir/)).toBeTruthy()
    fireEvent.click(ask.getByRole('button', { name: 'Satışı iptal et' }))
    expect((await ask.findByRole('alert')).textContent).toContain('Cihazınız elimize ulaştı.')
  })

  it('takes another account, as it is written in groups of four', async () => {
    const toast = show(aSale(), {
      changeAccount: async (_service, _offer, iban) => succeed(aSale({ accountEnd: iban.slice(-4) })),
    })
    expect(await screen.findByText('Ödeme hesabı: •••• 1326')).toBeTruthy()
    await press('IBAN’ı değiştir: Ihlamur 5 CHZ-1')
    const form = await dialog('Ödeme hesabını değiştir')
    const field = form.getByLabelText(/^Yeni IBAN/)
    fireEvent.change(field, { target: { value: 'TR330006100519786457841327' } })
    fireEvent.click(form.getByRole('button', { name: 'Hesabı değiştir' }))
    expect(form.getByText(/^IBAN geçersiz/)).toBeTruthy()
    fireEvent.change(field, { target: { value: 'tr32 0010 0099 9990 1234 5678 90' } })
    fireEvent.click(form.getByRole('button', { name: 'Hesabı değiştir' }))
    expect(await screen.findByText('Ödeme hesabı: •••• 7890')).toBeTruthy()
    await waitFor(() => expect(toast()).toBe('Ödemeniz sonu 7890 olan hesaba gönderilecek.'))
  })
})

describe('later', () => {
  it('an inspected sale changes its account alone', async () => {
    show(aSale({ status: 'inspected', accountRefused: true }))
    expect(await screen.findByText(/Banka, sonu 1326 olan hesabı bulamadı/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^IBAN’ı değiştir/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Satışı iptal et/ })).toBeNull()
  })

  it.each(['paid', 'returned', 'cancelled'] as const)('a sale that is %s changes no more', async (status) => {
    show(aSale({ status }))
    await screen.findByText('Kargoya vermeniz bekleniyor')
    expect(screen.queryByRole('button', { name: /^IBAN’ı değiştir/ })).toBeNull()
  })
})
