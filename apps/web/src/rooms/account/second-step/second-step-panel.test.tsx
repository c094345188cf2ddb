import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showMemberPage } from '../../../testing/show-member-page.tsx'
import { page } from '../change-password-page.tsx'

afterEach(cleanup)

const path = '/my/sifre-degistir'
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const form = () => screen.getByRole('heading', { name: 'İki adımlı doğrulama' }).closest('section') ?? document.body

async function begin() {
  const shown = await showMemberPage(page, path, path)
  shown.show()
  fireEvent.click(await screen.findByRole('button', { name: 'İki adımlı doğrulamayı aç' }))
  return shown
}
/** Types into the panel's password field, not into that of the form above. */
const typePassword = (value: string) =>
  fireEvent.change(document.querySelector('#iki-adim-password, #iki-adim-kapat-password') ?? document.body, {
    target: { value },
  })

async function turnOn() {
  const shown = await begin()
  typePassword('Deneme123')
  click('Devam et')
  await screen.findByText(/GEZD GNBV GY3T QOJQ/)
  type(/^Uygulamadaki 6 haneli kod/, shown.secondStep.codes[0] ?? '')
  click('Doğrula ve aç')
  await screen.findByRole('list', { name: 'Kurtarma kodlarınız' })
  return shown
}

it('is not begun with a wrong password, nor turned on by a wrong code', async () => {
  const { secondStep } = await begin()
  click('Devam et')
  await screen.findByText('Mevcut şifre zorunludur.')
  typePassword('Yanlis123')
  click('Devam et')
  await screen.findByText('Mevcut şifreniz hatalı.')
  typePassword('Deneme123')
  click('Devam et')
  await screen.findByRole('img', { name: 'Doğrulama uygulamasına okutulacak karekod' })
  type(/^Uygulamadaki 6 haneli kod/, '12345')
  click('Doğrula ve aç')
  await screen.findByText('Kod 6 rakamdan oluşur.')
  type(/^Uygulamadaki 6 haneli kod/, '000000')
  click('Doğrula ve aç')
  await screen.findByText('Kod hatalı.')
  click('Vazgeç')
  await screen.findByRole('button', { name: 'İki adımlı doğrulamayı aç' })
  expect(await secondStep.read()).toMatchObject({ value: { on: false } })
})

it('shows ten recovery codes once, and then that it is on', async () => {
  const { secondStep } = await turnOn()
  expect(screen.getAllByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toHaveLength(10)
  expect(await secondStep.read()).toMatchObject({ value: { on: true } })
  click('Kodlarımı kaydettim')
  await screen.findByText(/Kullanılmamış kurtarma kodu: 10/)
  expect(screen.queryByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toBeNull()
  expect(form().contains(document.activeElement)).toBe(true)
})

it('gives the recovery codes as a file that names the shop', async () => {
  await turnOn()
  const codes = screen.getAllByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).map(({ textContent }) => textContent)
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:kodlar'
  })
  click('Kodları indir')
  made.mockRestore()
  expect((await files[0]?.text())?.split('\n')).toEqual([
    'Kumru kurtarma kodlarım (her biri bir kez geçerlidir)',
    ...codes,
    '',
  ])
})

it('gives new recovery codes by a code of the app, and stays on', async () => {
  const { secondStep } = await turnOn()
  click('Kodlarımı kaydettim')
  fireEvent.click(await screen.findByRole('button', { name: 'Yeni kurtarma kodları al' }))
  const field = await screen.findByLabelText(/^Uygulamadaki 6 haneli kod/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  type(/^Uygulamadaki 6 haneli kod/, 'ABCDEFGHJ2')
  click('Yeni kodları göster')
  await screen.findByText('Kod 6 rakamdan oluşur.')
  type(/^Uygulamadaki 6 haneli kod/, secondStep.codes[0] ?? '')
  click('Yeni kodları göster')
  await screen.findByText('Kod hatalı.')
  type(/^Uygulamadaki 6 haneli kod/, secondStep.codes[1] ?? '')
  click('Yeni kodları göster')
  await screen.findByRole('list', { name: 'Kurtarma kodlarınız' })
  expect(screen.getAllByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toHaveLength(10)
  click('Kodlarımı kaydettim')
  await screen.findByText(/Kullanılmamış kurtarma kodu: 10/)
})

it('is turned off by password and code, and by neither alone', async () => {
  const { secondStep } = await turnOn()
  click('Kodlarımı kaydettim')
  fireEvent.click(await screen.findByRole('button', { name: 'İki adımlı doğrulamayı kapat' }))
  typePassword('Deneme123')
  type(/^Doğrulama veya kurtarma kodu/, secondStep.codes[0] ?? '')
  click('İki adımlı doğrulamayı kapat')
  await screen.findByText('Doğrulama kodu hatalı.')
  type(/^Doğrulama veya kurtarma kodu/, secondStep.codes[1] ?? '')
  click('İki adımlı doğrulamayı kapat')
  await screen.findByText('İki adımlı doğrulama kapatıldı.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'İki adımlı doğrulamayı aç' })).not.toBeNull())
})

it('needs a password first', async () => {
  const { show } = await showMemberPage(page, path, path, { profile: { hasPassword: false } })
  show()
  await screen.findByText('Açmak için önce hesabınıza bir şifre belirleyin.')
  expect(screen.queryByRole('button', { name: 'İki adımlı doğrulamayı aç' })).toBeNull()
})
