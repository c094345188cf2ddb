import { ServicesContext } from '@market/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../composition/tokens.ts'
import { TopLoadingBar } from './top-loading-bar.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('S6 the bar comes after 200 ms of loading, and goes 500 ms after the page is there', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <TopLoadingBar />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: null },
        { path: '/yavas', loader: () => promise, element: null },
      ],
    },
  ])
  const container = new Container()
  container.bind(services.Clock).toConstantValue({ now: () => new Date() })
  render(
    <ServicesContext value={container}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const bar = () => document.querySelector('progress')
  await act(async () => {
    void router.navigate('/yavas')
  })
  await pass(100)
  expect(bar()).toBeNull()
  await pass(200)
  expect(screen.getByRole('progressbar', { name: 'Yükleniyor' })).toBeTruthy()
  resolve(null)
  await pass(300)
  expect(bar()?.ariaHidden).toBe('true')
  await pass(500)
  expect(bar()).toBeNull()
})
