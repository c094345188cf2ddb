import { ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import { memorySession, memoryTokens } from '@market/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { useMember } from './use-member.ts'

afterEach(cleanup)

function MemberPage({ route }: { readonly route: string }) {
  const { pathname, search } = useLocation()
  return <p>{useMember(route) ? 'Üye' : pathname + search}</p>
}

it.each([
  ['/my/listelerim', 'my-listelerim', '/giris-yap?redirect=my-listelerim'],
  ['/my/listelerim/tatil-listem', 'my-listelerim', '/giris-yap?redirect=%2Fmy%2Flistelerim%2Ftatil-listem'],
  ['/my/siparisler?q=kitap', 'my-siparisler', '/giris-yap?redirect=%2Fmy%2Fsiparisler%3Fq%3Dkitap'],
])('a visitor on %s logs in first and comes back to it', async (address, route, login) => {
  const tokens = memoryTokens()
  const container = new Container()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[address]}>
        <MemberPage route={route} />
      </MemoryRouter>
    </ServicesContext>,
  )
  expect(await screen.findByText(login)).toBeTruthy()
})
