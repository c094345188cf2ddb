import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastRegion } from './toast-region.tsx'

afterEach(cleanup)

test('the live region is there before the first toast, and an error is announced at once', () => {
  const { rerender } = render(<ToastRegion toasts={[]} />)
  const region = screen.getByRole('region', { name: 'Bildirimler' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  rerender(
    <ToastRegion
      toasts={[
        { id: 1, tone: 'success', text: 'Listeye eklendi', action: { text: 'Listeye bak', href: '/my/listelerim' } },
        { id: 2, tone: 'error', text: 'Bağlantı kurulamadı' },
      ]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Bildirimler' })).toBe(region)
  expect(within(region).getByRole('link', { name: 'Listeye bak' }).getAttribute('href')).toBe('/my/listelerim')
  expect(within(region).getByRole('alert').textContent).toBe('Bağlantı kurulamadı')
})
