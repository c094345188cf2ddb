import { RouterLink, ServicesContext } from '@market/react'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { checkoutHome } from './basic-layout.tsx'
import { ShortHeader } from './short-header.tsx'

afterEach(cleanup)

it.each([
  ['/my/tr/adres', '/my/tr/sepet'],
  ['/my/tr/odeme-yontemi', '/my/tr/sepet'],
  ['/my/tr/sepet', '/'],
])('the logo leads from %s to %s', (page, to) => {
  const container = new Container()
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[page]}>
        <LinkProvider component={RouterLink}>
          <ShortHeader home={checkoutHome(page)} />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  expect(screen.getByRole('link', { name: /Kumru/ }).getAttribute('href')).toBe(to)
})
