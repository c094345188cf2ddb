import { succeed } from '@market/domain/kernel'
import type { BuyBackGateway, Choice, DeviceSeller } from '@market/domain/buy-back'
import { ServicesContext } from '@market/react'
import { makeNoticeStore, makeSessionStore } from '@market/stores'
import { aDeviceSeller, memoryBuyBacks, memorySession, memoryTokens, recordedApp, refused } from '@market/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Wizard } from './wizard.tsx'

afterEach(cleanup)

const show = (more: Partial<BuyBackGateway> = {}) => {
  const container = new Container()
  const buyBacks = { ...memoryBuyBacks(), ...more }
  container.bind(services.BuyBackGateway).toConstantValue(buyBacks)
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <Wizard />
    </ServicesContext>,
  )
  return buyBacks
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const atQuestions = async () => {
  for (const name of ['Telefon', 'Ihlamur', 'Ihlamur 5']) await press(name)
  await screen.findByRole('group', { name: 'Cihaz açılıyor mu?' })
}
const answerAll = () => {
  for (const group of screen.getAllByRole('group')) fireEvent.click(within(group).getAllByRole('radio')[0] ?? group)
}
const fillIn = async (seller: DeviceSeller) => {
  const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText(/^Ad zorunlu/)
  write(/^Ad zorunlu/, seller.firstName)
  write(/^Soyad/, seller.lastName)
  write(/^T.C. kimlik/, seller.tc)
  write(/^Cep telefonu/, seller.phone)
  write(/^E-posta/, seller.email)
  await screen.findByRole('option', { name: seller.city })
  write(/^İl zorunlu/, seller.city)
  await screen.findByRole('option', { name: seller.district })
  write(/^İlçe/, seller.district)
  write(/^Adres/, seller.address)
  write(/^IBAN/, seller.iban)
  if (seller.accepted) fireEvent.click(screen.getByRole('checkbox', { name: /satış koşullarını kabul/ }))
}

describe('S13 the wizard', () => {
  it('leads from the kind of device to its price and on to the code of its parcel', async () => {
    show()
    await atQuestions()
    answerAll()
    await press('Teklifi gör')
    await screen.findByRole('heading', { name: 'Teklifiniz' })
    expect(screen.getByText('Teklif: 4.640,00 TL')).toBeTruthy()
    expect(screen.getByText('Bu tutar 27 Kasım 2026 tarihine kadar geçerlidir.')).toBeTruthy()
    await press('Bu tutara sat')
    await fillIn(aDeviceSeller({ iban: 'tr33 0006 1005 1978 6457 8413 26' }))
    await press('Satışı onayla')
    expect(await screen.findByText('KRG-1')).toBeTruthy()
    expect(screen.getByText(/Ihlamur 5 için 4.640,00 TL/)).toBeTruthy()
    // A guest is shown how to find the sale later.
    expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toContain('my-cihaz-satislarim')
  })

  it('marks unanswered questions, and requests no price', async () => {
    show({ price: () => Promise.reject(new Error('nobody asks')) })
    await atQuestions()
    await press('Teklifi gör')
    expect(screen.getAllByText('Bu soruyu yanıtlayın.')).toHaveLength(3)
    await expect.poll(() => document.activeElement).toBe(screen.getAllByRole('radio')[0])
  })

  it('keeps questions and answers enabled while the price loads', async () => {
    show({ price: () => new Promise(() => undefined) })
    await atQuestions()
    answerAll()
    await press('Teklifi gör')
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
    if (!first || !second) throw new Error('no answers')
    expect(second.matches(':disabled')).toBe(false)
    fireEvent.click(second)
    expect(first.checked).toBe(true)
  })

  it('shows why a device is not bought, and keeps the answers', async () => {
    show({ price: async () => refused(409, 'Kayıt dışı cihazlar satın alınmıyor.') })
    await atQuestions()
    answerAll()
    await press('Teklifi gör')
    expect((await screen.findByRole('alert')).textContent).toContain('Kayıt dışı cihazlar satın alınmıyor.')
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3)
  })

  it('goes back one step, and starts again when the programme changes', async () => {
    show()
    await press('Telefon')
    await press('Ihlamur')
    await press('Geri')
    expect(await screen.findByRole('heading', { name: 'Markası ne?' })).toBe(document.activeElement)
    fireEvent.click(screen.getByRole('tab', { name: 'Delta' }))
    expect(await screen.findByRole('heading', { name: 'Ne satmak istiyorsunuz?' })).toBeTruthy()
  })

  it('offers another try where a list cannot be read', async () => {
    let tries = 0
    show({
      deviceTypes: async () => {
        tries += 1
        return tries === 1 ? refused(503, 'Biraz sonra deneyin.') : succeed([{ id: 1, name: 'Telefon' }])
      },
    })
    await press('Tekrar dene')
    expect(await screen.findByRole('button', { name: 'Telefon' })).toBeTruthy()
  })

  it('says when no device is bought', async () => {
    show({ deviceTypes: async () => succeed([]) })
    expect(await screen.findByText('Bu programda şu anda cihaz alımı yapılmıyor.')).toBeTruthy()
  })

  it('filters a long list by text, with or without Turkish letters', async () => {
    const brands: Choice[] = Array.from({ length: 30 }, (_, id) => ({ id: id + 1, name: `Marka ${id + 1}` }))
    show({ brands: async () => succeed([...brands, { id: 99, name: 'Işık' }]) })
    await press('Telefon')
    fireEvent.change(await screen.findByLabelText('Listede ara'), { target: { value: 'isik' } })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Işık'])
    fireEvent.change(screen.getByLabelText('Listede ara'), { target: { value: 'yok böyle' } })
    expect(screen.getByText('Bu adda bir seçenek bulunamadı.')).toBeTruthy()
  })

  it('sends no form with an invalid account, and shows the provider’s refusal', async () => {
    show({ approve: async () => refused(409, 'Teklifin süresi doldu. Lütfen yeniden teklif alın.') })
    await atQuestions()
    answerAll()
    await press('Teklifi gör')
    await press('Bu tutara sat')
    await fillIn(aDeviceSeller({ iban: 'TR330006100519786457841327' }))
    await press('Satışı onayla')
    expect(screen.getByText(/IBAN geçersiz/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^IBAN/), { target: { value: aDeviceSeller().iban } })
    await press('Satışı onayla')
    expect((await screen.findByRole('alert')).textContent).toContain('Teklifin süresi doldu.')
    expect(screen.getByLabelText(/^IBAN/)).toHaveProperty('value', aDeviceSeller().iban)
  })
})
