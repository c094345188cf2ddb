import { RouterLink, ServicesContext } from '@market/react'
import { makeConsentStore } from '@market/stores'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { BasicFooter } from './basic-footer.tsx'

afterEach(cleanup)

it('asks about cookies again on the pages of the checkout and of what one agrees to, too', () => {
  const container = new Container()
  const consent = makeConsentStore({ read: () => '1', write: () => undefined, clear: () => undefined })
  consent.start()
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  container.bind(services.ConsentStore).toConstantValue(consent)
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <BasicFooter />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Çerez tercihleri' }))
  expect(consent.state.current()).toBe('shown')
})
