import { fail, type GatewayFailure, succeed } from '@market/domain/kernel'
import { memoryCart } from '@market/commerce/testing'
import { anAddressForm, memoryOrderPayments, memoryPayments, valueOf } from '@market/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page as addresses } from './addresses-page.tsx'
import { page as bankAccounts } from './bank-accounts-page.tsx'
import { page as consent } from './consent-result-page.tsx'
import { page as password } from './change-password-page.tsx'
import { page as profile } from './profile-page.tsx'

afterEach(cleanup)

const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the member’s own details', () => {
  const show = async (more = {}) => {
    const all = await showMemberPage(profile, '/my/bilgi', '/my/bilgi', { profile: more })
    all.show()
    await screen.findByLabelText(/^Ad zorunlu/)
    return all
  }

  it('show a name without forbidden characters while typing, with the reason', async () => {
    const { toast } = await show()
    write(/^Ad zorunlu/, 'Şükrü-Can3')
    const field = screen.getByLabelText(/^Ad zorunlu/)
    expect(field).toHaveProperty('value', 'ŞükrüCan')
    expect(screen.getByText('Ad yalnızca harf içerebilir.')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Kaydet' })[0] ?? field)
    await waitFor(() => expect(toast()).toBe('Bilgileriniz kaydedildi.'))
    expect(field).toHaveProperty('value', 'ŞükrüCan')
  })

  it('keep the button under the mouse: a field’s error appears after the press', async () => {
    await show()
    write(/^Ad zorunlu/, '')
    const field = screen.getByLabelText(/^Ad zorunlu/)
    const [button] = screen.getAllByRole('button', { name: 'Kaydet' })
    if (!button) throw new Error('no button')
    fireEvent.mouseDown(button)
    fireEvent.blur(field)
    expect(screen.queryByText('Ad zorunludur.')).toBeNull()
    fireEvent.mouseUp(button)
    expect(await screen.findByText('Ad zorunludur.')).toBeTruthy()
  })

  it('say a phone number as people read it', async () => {
    await show({ phone: '+90(532)123-45-67' })
    expect(screen.getByRole('textbox', { name: /^Cep telefonu/ })).toHaveProperty('value', '0532 123 45 67')
  })

  it('take another mobile number, without its spaces, and no other', async () => {
    const { profiles, toast } = await show()
    write(/^Cep telefonu zorunlu/, '0212 123 45 67')
    click('Telefonu güncelle')
    expect(screen.getByText('Cep telefonu geçersiz')).toBeTruthy()
    write(/^Cep telefonu zorunlu/, '0 532 765 43 21')
    click('Telefonu güncelle')
    await waitFor(() => expect(toast()).toBe('Telefon numaranız güncellendi.'))
    expect((await valueOf(profiles.read())).phone).toBe('05327654321')
  })

  it('prove the number by password and code, and say that it is proven', async () => {
    const { phones, toast } = await show({ phone: '5321112233' })
    click('Numaramı doğrula')
    const password = await screen.findByLabelText(/^Mevcut şifre/)
    await waitFor(() => expect(document.activeElement).toBe(password))
    fireEvent.change(password, { target: { value: 'Yanlis123' } })
    click('SMS ile kod gönder')
    await screen.findByText('Mevcut şifreniz hatalı.')
    fireEvent.change(password, { target: { value: 'Deneme123' } })
    click('SMS ile kod gönder')
    const code = await screen.findByLabelText(/^Doğrulama kodu/)
    fireEvent.change(code, { target: { value: '000000' } })
    click('Doğrula')
    await screen.findByText('Doğrulama kodu hatalı.')
    fireEvent.change(code, { target: { value: phones.sent() ?? '' } })
    click('Doğrula')
    await screen.findByText('Bu numaraya gelen SMS koduyla giriş yapabilirsiniz.')
    expect(toast()).toBe('Telefon numaranız doğrulandı.')
  })

  it('are saved as a file, once the password is typed', async () => {
    const { exported } = await show()
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:dosya')
    click('Verilerimi indir')
    const dialog = await screen.findByRole('dialog', { name: 'Verilerinizi indirin' })
    expect(exported).toEqual([])
    fireEvent.change(within(dialog).getByLabelText(/^Mevcut şifre/), { target: { value: 'Deneme123' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Dosyayı indir' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(exported).toEqual([{ password: 'Deneme123' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('go with the account, by the password, and home says good-bye', async () => {
    const { deleted, notices } = await show()
    click('Hesabımı sil')
    const dialog = await screen.findByRole('dialog', { name: 'Hesabınız silinsin mi?' })
    within(dialog).getByText(/Süren siparişlerinizi ve iadelerinizi Sipariş Takip sayfasından/)
    fireEvent.change(within(dialog).getByLabelText(/^Mevcut şifre/), { target: { value: 'Deneme123' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kalıcı olarak sil' }))
    expect(await screen.findByRole('heading', { name: 'Ana sayfa' })).toBeTruthy()
    await waitFor(() => expect(notices.state.current().dialog?.title).toBe('Hesabınız silindi'))
    expect(deleted).toEqual([{ password: 'Deneme123' }])
  })

  it('are kept when the password is wrong, with a message', async () => {
    const { container, session } = await show()
    const privacy = container.get(services.PrivacyGateway)
    container.rebind(services.PrivacyGateway).toConstantValue({
      ...privacy,
      deleteAccount: async () => fail<GatewayFailure>({ kind: 'refused', status: 422, message: 'Şifreniz hatalı.' }),
    })
    click('Hesabımı sil')
    const dialog = within(await screen.findByRole('dialog', { name: 'Hesabınız silinsin mi?' }))
    fireEvent.change(dialog.getByLabelText(/^Mevcut şifre/), { target: { value: 'Yanlis-1' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Kalıcı olarak sil' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Şifreniz hatalı.')
    expect(session.state.current().user?.isActive).toBe(true)
    expect(screen.queryByRole('heading', { name: 'Ana sayfa' })).toBeNull()
  })

  it('are deleted by a mailed code when the member has no password', async () => {
    const { deleted } = await show({ hasPassword: false })
    click('Hesabımı sil')
    const dialog = await screen.findByRole('dialog', { name: 'Hesabınız silinsin mi?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kod gönder' }))
    fireEvent.change(await within(dialog).findByLabelText(/^E-postanıza gelen kod/), { target: { value: '123456' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kalıcı olarak sil' }))
    await screen.findByRole('heading', { name: 'Ana sayfa' })
    expect(deleted).toEqual([{ code: '123456' }])
  })
})

it('a member without a password is mailed a link that sets the first one', async () => {
  const { show } = await showMemberPage(password, '/my/sifre-degistir', '/my/sifre-degistir', {
    profile: { hasPassword: false, email: 'ada@ornek.test' },
  })
  show()
  expect(await screen.findByText(/hesabınızın henüz bir şifresi yok/)).toBeTruthy()
  expect(screen.getByLabelText(/^E-posta/)).toHaveProperty('value', 'ada@ornek.test')
  expect(screen.queryByLabelText(/^Mevcut şifre/)).toBeNull()
})

it('other sessions are listed, ended singly or together, and a failure is shown', async () => {
  const { show, container } = await showMemberPage(password, '/my/sifre-degistir', '/my/sifre-degistir')
  const passwords = container.get(services.PasswordGateway)
  let offline = true
  container.rebind(services.PasswordGateway).toConstantValue({
    ...passwords,
    endOtherSessions: async () => (offline ? fail<GatewayFailure>({ kind: 'offline' }) : passwords.endOtherSessions()),
  })
  show()
  const list = await screen.findByRole('list', { name: 'Açık oturumlar' })
  const rows = () => within(list).getAllByRole('listitem')
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Chrome, Windows Bu cihazGiriş: /),
    expect.stringMatching(/^Safari, iPhone Giriş: /),
    expect.stringMatching(/^Bilinmeyen cihaz Giriş: /),
  ])
  expect(within(rows()[0] ?? list).queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Oturumu kapat: Safari, iPhone/ }))
  expect(await screen.findByText('Oturum kapatıldı: Safari, iPhone.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Oturumu kapat/ })).toHaveLength(1)

  click('Diğer oturumları kapat')
  expect((await screen.findByRole('alert')).textContent).not.toContain('kapatıldı')
  offline = false
  click('Diğer oturumları kapat')
  expect(await screen.findByText('Diğer cihazlardaki oturumlarınız kapatıldı.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /kapat/ })).toBeNull()
})

it('a password is changed with the one before it, eight characters, both cases and a digit', async () => {
  const { show, container } = await showMemberPage(password, '/my/sifre-degistir', '/my/sifre-degistir')
  const sent: unknown[] = []
  const passwords = container.get(services.PasswordGateway)
  container.rebind(services.PasswordGateway).toConstantValue({
    ...passwords,
    change: async (change) => {
      sent.push(change)
      return succeed({ message: 'Şifreniz değiştirildi.' })
    },
  })
  show()
  await screen.findByLabelText(/^Mevcut şifre/)
  write(/^Mevcut şifre/, 'Deneme123')
  write(/^Yeni şifre \(tekrar\)/, 'Yeni-Parola-1')
  for (const [typed, text] of [
    ['yeni-parola-1', 'alanı en az bir tane büyük harf içermeli'],
    ['YENI-PAROLA-1', 'alanı en az bir tane küçük harf içermeli'],
    ['Yeni-Parola', 'alanı en az bir tane rakam içermeli'],
    ['Yeni-1', 'alanı 8 ile 200 karakter aralığında olmalıdır.'],
  ] as const) {
    write(/^Yeni şifre zorunlu/, typed)
    click('Şifre Değiştir')
    expect(screen.getByText(`Yeni şifre ${text}`)).toBeTruthy()
  }
  write(/^Yeni şifre zorunlu/, 'Yeni-Parola-2')
  click('Şifre Değiştir')
  expect(screen.getByText('Şifreler eşleşmiyor.')).toBeTruthy()
  expect(sent).toEqual([])
  write(/^Yeni şifre \(tekrar\)/, 'Yeni-Parola-2')
  click('Şifre Değiştir')
  expect(await screen.findByText('Şifreniz değiştirildi.')).toBeTruthy()
  expect(sent).toMatchObject([{ current: 'Deneme123', password: 'Yeni-Parola-2' }])
})

it.each([
  ['success', 'Tercihiniz kaydedildi. Teşekkür ederiz.'],
  ['failed', /^Tercihiniz kaydedilemedi/],
])('a consent that ended as “%s” shows its result, and links to the settings', async (status, text) => {
  const { signal } = new AbortController()
  const { container } = await showMemberPage(profile, '/', '/')
  const url = new URL(`https://guvercin.test/my/tr/kullanici-onay/${status}`)
  const data = await consent.load?.({ url, params: { status }, services: container, signal })
  render(<consent.Component data={data ?? { succeeded: status !== 'success' }} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kişisel Bilgilerime git' }).getAttribute('href')).toBe('/my/bilgi')
})

it('an account number is copied, with a message only if copying worked', async () => {
  const { show, container, toast } = await showMemberPage(
    bankAccounts,
    '/my/tr/hesap-numaralari',
    '/my/tr/hesap-numaralari',
  )
  const cart = memoryCart([])
  container.bind(services.OrderPaymentGateway).toConstantValue(memoryOrderPayments(cart, memoryPayments({ cart })))
  show()
  expect((await screen.findByText('Örnek Banka')).closest('li')?.textContent).toContain(
    'TR32 0010 0099 9990 1234 5678 90',
  )
  const copy = () => click('Kopyala: Örnek Banka IBAN’ı')
  copy()
  // This browser has no clipboard access.
  await waitFor(() => expect(toast()).toBe('Kopyalanamadı. Lütfen seçip kendiniz kopyalayın.'))
  const copied: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  copy()
  await waitFor(() => expect(toast()).toBe('Örnek Banka IBAN’ı kopyalandı.'))
  expect(copied).toEqual(['TR320010009999901234567890'])
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('the address book', () => {
  const show = async () => {
    const all = await showMemberPage(addresses, '/my/tr/adresler', '/my/tr/adresler', {
      profile: { phone: '5321234567' },
    })
    for (const [title, type] of [
      ['Ev', 1],
      ['İş', 1],
      ['Muhasebe', 2],
    ] as const)
      await valueOf(all.addresses.save({ ...anAddressForm({ title, type }), useAsInvoice: title === 'Ev' }))
    all.show()
    await screen.findByText('Muhasebe')
    return all
  }
  const row = (title: string) => screen.getByText(title).closest('li') ?? document.body

  it('chooses where parcels and where invoices go', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Teslimat adresi olarak seç: Ev' }))
    await waitFor(() => expect(row('Ev').textContent).toContain('Varsayılan teslimat adresi'))
    fireEvent.click(screen.getByRole('button', { name: 'Fatura adresi olarak seç: Muhasebe' }))
    await waitFor(() => expect(row('Muhasebe').textContent).toContain('Varsayılan fatura adresi'))
    expect(row('Ev').textContent).toContain('Varsayılan teslimat adresi')
    expect(screen.queryByRole('button', { name: 'Teslimat adresi olarak seç: Muhasebe' })).toBeNull()
  })

  it('begins a new one with the member’s name and phone, of the type that is chosen', async () => {
    const { addresses: gateway } = await show()
    click('Yeni adres ekle')
    await waitFor(() => expect(screen.getByLabelText(/^Cep telefonu/)).toHaveProperty('value', '0532 123 45 67'))
    const name = screen.getByLabelText<HTMLInputElement>(/^Ad soyad/)
    expect(name.value).toMatch(/^\S+ \S+$/)
    write(/^Ad soyad/, 'Şükrü')
    click('Adresi kaydet')
    expect(await screen.findByText('Soyadınızı da yazın.')).toBeTruthy()
    write(/^Ad soyad/, 'Şükrü Can Deneme')
    fireEvent.click(screen.getByRole('radio', { name: 'Fatura adresi' }))
    write(/^Adres başlığı/, 'Depo')
    write(/^Cep telefonu/, '0 532 765 43 21')
    click('Listeden seç')
    write(/^Adres zorunlu/, 'Sanayi Caddesi No: 7')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bursa' })).toBeTruthy())
    write(/^İl zorunlu/, 'Bursa')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Nilüfer' })).toBeTruthy())
    write(/^İlçe/, 'Nilüfer')
    click('Adresi kaydet')
    await screen.findByText('Depo')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Yeni adres ekle' }))
    const kept = (await valueOf(gateway.list(2))).find(({ title }) => title === 'Depo')
    // The phone number is stored without its spaces (rules.md V14).
    expect(kept?.phone).toBe('05327654321')
    expect(kept).toMatchObject({ firstName: 'Şükrü Can', lastName: 'Deneme' })
  })

  it('requires a company’s fields, a house number and a postal code of five digits', async () => {
    await show()
    click('Yeni adres ekle')
    fireEvent.click(await screen.findByLabelText('Kurumsal fatura istiyorum'))
    click('Listeden seç')
    write(/^Adres zorunlu/, 'Sanayi Caddesi')
    write(/^Posta kodu/, 'abc12')
    click('Adresi kaydet')
    expect(await screen.findByText('Firma unvanı zorunludur.')).toBeTruthy()
    expect(screen.getByText('Vergi numarası zorunludur.')).toBeTruthy()
    expect(screen.getByText('Adreste bina veya kapı numarası gerekmektedir.')).toBeTruthy()
    expect(screen.getByText('Posta kodu geçersiz')).toBeTruthy()
    for (const wrong of ['454053692', '45405369201']) {
      write(/^Vergi numarası/, wrong)
      expect(screen.getByText('Vergi numarası geçersiz')).toBeTruthy()
    }
    write(/^Vergi numarası/, '4540536920')
    expect(screen.queryByText('Vergi numarası geçersiz')).toBeNull()
    write(/^Firma unvanı/, 'Örnek A.Ş.')
    expect(screen.getByLabelText(/^Firma unvanı/)).toHaveProperty('value', 'Örnek AŞ')
    expect(screen.getByText('Firma unvanı yalnızca harf ve rakam içerebilir.')).toBeTruthy()
  })

  it('saves the national ID once, reports an invalid one, and never shows it', async () => {
    const { identities, toast, show: reload } = await show()
    const panel = () =>
      within(screen.getByRole('heading', { name: 'T.C. kimlik numarası' }).closest('section') as HTMLElement)
    const give = (tc: string) => {
      fireEvent.change(panel().getByRole('textbox'), { target: { value: tc } })
      fireEvent.click(panel().getByRole('button', { name: 'Kaydet' }))
    }
    give('')
    expect(await panel().findByText('T.C. kimlik numarası zorunludur.')).toBeTruthy()
    give('11111111110')
    expect(await panel().findByText('T.C. kimlik numarası geçersiz')).toBeTruthy()
    expect(identities.current()).toBeUndefined()
    vi.spyOn(identities, 'setNationalId').mockResolvedValueOnce(fail({ kind: 'offline' }))
    give('10000000146')
    expect(await panel().findByRole('alert')).toBeTruthy()
    expect(panel().getByRole('textbox')).toHaveProperty('value', '10000000146')
    give(' 10000000146')
    await waitFor(() => expect(toast()).toBe('T.C. kimlik numaranız kaydedildi.'))
    expect(identities.current()).toBe('10000000146')
    expect(panel().getByText(/numaranız kayıtlı/)).toBeTruthy()
    expect(panel().getByRole('textbox')).toHaveProperty('value', '')
    cleanup()
    reload()
    expect(await screen.findByText(/numaranız kayıtlı/)).toBeTruthy()
    expect(panel().getByRole('textbox')).toHaveProperty('value', '')
  })
})
