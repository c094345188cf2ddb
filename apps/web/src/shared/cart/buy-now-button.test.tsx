import { productId } from '@market/domain/kernel'
import { Notices, ServicesContext } from '@market/react'
import { makeNoticeStore } from '@market/stores'
import { recordedApp } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { BuyNowButton } from './buy-now-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows a dialog at once when offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const container = new Container()
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <BuyNowButton wish={{ productId: productId(7), attrId: '', quantity: 1 }} />
      <Notices at="middle" />
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hemen Al' }))
  expect(screen.getByRole('dialog').textContent).toMatch(/bağlantı/i)
})
