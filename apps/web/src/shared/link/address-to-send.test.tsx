import { ServicesContext } from '@market/react'
import { makeNoticeStore } from '@market/stores'
import { recordedApp } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { AddressToSend } from './address-to-send.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => {
  const container = new Container()
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <AddressToSend path="https://banka.example/link/abc" label="Ödeme linki" name="Ödeme linki" />
    </ServicesContext>,
  )
}

it('hands an address on by the sheet of the device', () => {
  const shared: unknown[] = []
  vi.stubGlobal('navigator', { share: async (data: unknown) => void shared.push(data) })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Bağlantıyı gönder' }))
  expect(shared).toEqual([{ title: 'Ödeme linki', url: 'https://banka.example/link/abc' }])
})

it('copies it where the device has no sheet', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  show()
  expect(screen.queryByRole('button', { name: 'Bağlantıyı gönder' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Kopyala: Ödeme linki' }))
  await expect.poll(() => copied).toEqual(['https://banka.example/link/abc'])
})
