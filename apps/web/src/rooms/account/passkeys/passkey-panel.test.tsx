import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { givePasskeys } from '../../../testing/give-passkeys.ts'
import { showMemberPage } from '../../../testing/show-member-page.tsx'
import { page } from '../change-password-page.tsx'

let browser: ReturnType<typeof givePasskeys>
beforeEach(() => {
  browser = givePasskeys()
})
afterEach(() => {
  cleanup()
  browser.take()
})

const path = '/my/sifre-degistir'
const addedAt = new Date('2026-11-20T10:00:00Z')
const phone = { id: 'anahtar-1', name: 'Telefonum', addedAt, usedAt: undefined }
type Stage = NonNullable<Parameters<typeof showMemberPage>[3]>

async function show(stage: Stage = {}) {
  const shown = await showMemberPage(page, path, path, stage)
  shown.show()
  await screen.findByRole('heading', { name: 'Geçiş anahtarları' })
  return shown
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const password = (id: string, value: string) =>
  fireEvent.change(document.querySelector(`#gecis-anahtari${id}-password`) ?? document.body, { target: { value } })

async function openAdding(stage?: Stage) {
  const shown = await show(stage)
  await click('Geçiş anahtarı ekle')
  await screen.findByLabelText(/^Anahtarın adı/)
  return shown
}

it('adds a key of the device after the password', async () => {
  const { passkeys } = await openAdding()
  await click('Devam et')
  await screen.findByText('Mevcut şifre zorunludur.')
  password('', 'Yanlis123')
  await click('Devam et')
  await screen.findByText('Mevcut şifreniz hatalı.')
  expect(browser.asked).toEqual([])
  password('', 'Deneme123')
  await type(/^Anahtarın adı/, ' Telefonum ')
  await click('Devam et')
  await screen.findByText('“Telefonum” eklendi. Bundan sonra bu anahtarla giriş yapabilirsiniz.')
  await screen.findByText(/henüz kullanılmadı/)
  expect(browser.asked).toEqual(['create'])
  expect(passkeys.held()).toHaveLength(1)
})

it('asks for the second step’s code if the member has one', async () => {
  const { passkeys } = await openAdding({ passkeys: { secondStep: '123456' } })
  password('', 'Deneme123')
  await click('Devam et')
  const code = await screen.findByLabelText(/^Doğrulama kodu/)
  expect(browser.asked).toEqual([])
  fireEvent.change(code, { target: { value: '123456' } })
  await click('Devam et')
  await screen.findByText(/eklendi\. Bundan sonra/)
  expect(passkeys.held()).toHaveLength(1)
})

it('reports a cancelled device dialog, and opens it again on the next press', async () => {
  browser.take()
  browser = givePasskeys('cancels')
  const { passkeys } = await openAdding()
  password('', 'Deneme123')
  await click('Devam et')
  await screen.findByText('Geçiş anahtarı oluşturulmadı. Dilerseniz yeniden deneyin.')
  await click('Devam et')
  await screen.findByText('Geçiş anahtarı oluşturulmadı. Dilerseniz yeniden deneyin.')
  expect(browser.asked).toEqual(['create', 'create'])
  expect(passkeys.held()).toEqual([])
})

it('sends a created key again after a lost response, without creating another one', async () => {
  const { passkeys } = await openAdding()
  const { add } = passkeys
  passkeys.add = async (made) => {
    await add(made)
    passkeys.add = add
    return { ok: false, failure: { kind: 'offline' } }
  }
  password('', 'Deneme123')
  await click('Devam et')
  await screen.findByRole('alert')
  await click('Devam et')
  await screen.findByText(/eklendi\. Bundan sonra/)
  expect(browser.asked).toEqual(['create'])
  expect(passkeys.held()).toHaveLength(1)
})

it('renames with the password', async () => {
  const { passkeys } = await show({ passkeys: { held: [phone] } })
  await click('Adını değiştir: Telefonum')
  await type(/^Anahtarın adı/, 'x'.repeat(41))
  password('-anahtar-1', 'Deneme123')
  await click('Kaydet')
  await screen.findByText('Ad en fazla 40 karakter olabilir.')
  await type(/^Anahtarın adı/, 'İş telefonum')
  await click('Kaydet')
  await screen.findByText('Anahtarın yeni adı: “İş telefonum”.')
  expect(passkeys.held()).toEqual([{ ...phone, name: 'İş telefonum' }])
})

it('removes with the password, also one that has gone in another tab', async () => {
  const { passkeys } = await show({ passkeys: { held: [phone, { ...phone, id: 'anahtar-2', name: 'Eski' }] } })
  await click('Sil: Telefonum')
  password('-anahtar-1', 'Yanlis123')
  await click('Geçiş anahtarını sil')
  await screen.findByText('Mevcut şifreniz hatalı.')
  password('-anahtar-1', 'Deneme123')
  await click('Geçiş anahtarını sil')
  await screen.findByText('“Telefonum” silindi.')
  await click('Sil: Eski')
  await passkeys.remove({ id: 'anahtar-2', password: 'Deneme123' })
  password('-anahtar-2', 'Deneme123')
  await click('Geçiş anahtarını sil')
  await screen.findByText('“Eski” silindi.')
  await screen.findByText('Henüz geçiş anahtarınız yok.')
})

it('takes no eleventh, and offers none without a password or where the browser has none', async () => {
  const held = Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `a-${index}`, name: `Anahtar ${index}` }))
  await show({ passkeys: { held } })
  await screen.findByText(/En fazla 10 geçiş anahtarı ekleyebilirsiniz/)
  await show({ profile: { hasPassword: false } })
  await screen.findByText('Geçiş anahtarı eklemek için önce hesabınıza bir şifre belirleyin.')
  browser.take()
  await show({ passkeys: { held: [phone] } })
  await screen.findByText(/Bu tarayıcıda geçiş anahtarı eklenemiyor/)
  await screen.findByRole('button', { name: 'Sil: Telefonum' })
  expect(screen.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull()
})
