import { succeed } from '@market/domain/kernel'
import type { ContactGateway } from '@market/domain/content'
import { ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import { memoryForms, memorySession, memoryTokens, refused } from '@market/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { ContactForm } from './contact-form.tsx'

afterEach(cleanup)

const show = (contacts: ContactGateway) => {
  const container = new Container()
  container.bind(services.ContactGateway).toConstantValue(contacts)
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.RobotCheckGateway).toConstantValue({
    // Any number solves this proof of work.
    challenge: async () => succeed({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 }),
  })
  render(
    <ServicesContext value={container}>
      <ContactForm />
    </ServicesContext>,
  )
}
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fillIn = () => {
  write(/^Ad zorunlu/, 'Ada')
  write(/^Soyad/, 'Deneme')
  write(/^E-posta/, 'ada@ornek.test')
  write(/^Konu/, 'Teslimat')
  write(/^Mesajınız/, 'Siparişim üç gündür yolda.')
}
const proveHuman = async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Robot değilim' }))
  await screen.findByRole('checkbox', { name: 'Robot olmadığınız doğrulandı' })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))

describe('the contact form', () => {
  it('sends what was typed and gives the number of the message', async () => {
    const forms = memoryForms()
    show(forms.contacts)
    fillIn()
    await proveHuman()
    send()
    expect(await screen.findByText(/Başvuru numaranız: ILT-1/)).toBeTruthy()
    expect(forms.received).toMatchObject([{ firstName: 'Ada', subject: 'Teslimat', orderNumber: '' }])
    expect(screen.queryByRole('button', { name: 'Gönder' })).toBeNull()
  })

  it('says what is missing, goes there and sends nothing', () => {
    const forms = memoryForms()
    show(forms.contacts)
    write(/^E-posta/, 'ada@')
    send()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Ad zorunlu/))
    for (const name of [/^Ad zorunlu/, /^E-posta/, /^Konu/, /^Mesajınız/])
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('* Lütfen robot olmadığınızı onaylayınız.')).toBeTruthy()
    expect(forms.received).toEqual([])
  })

  it('keeps what was typed where the provider refuses, and asks for the robot check again', async () => {
    show({ send: async () => refused(429, 'Çok fazla deneme yaptınız.') })
    fillIn()
    await proveHuman()
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('Çok fazla deneme yaptınız.')
    expect(screen.getByLabelText(/^Mesajınız/)).toHaveProperty('value', 'Siparişim üç gündür yolda.')
    expect(screen.getByRole('checkbox', { name: 'Robot değilim' })).toHaveProperty('checked', false)
  })
})
