import { actionsOf, type SellerRole } from '@market/domain/team'
import type { HttpResponse, HttpTransport } from '@market/http'
import { RouterLink, ServicesContext } from '@market/react'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { bindDesk } from '../desk/bind-desk.ts'
import { services } from '../desk/services.ts'

type HttpRequest = Parameters<HttpTransport>[0]

/** Answers of the panel's server, by method and path as `GET /packages`. */
export type Answers = Readonly<Record<string, (request: HttpRequest) => HttpResponse | Promise<HttpResponse>>>

export const answered = (data: unknown): HttpResponse => ({ status: 200, body: { success: true, data } })
export const refused = (status: number, message: string, more: object = {}): HttpResponse => ({
  status,
  body: { success: false, err_msg: message, ...more },
})

/** Opens pages of the seller's panel, signed in with this role, at an address. `answers` takes the server's place. */
export function openPanel(
  pages: Readonly<Record<string, () => ReactNode>>,
  { at, role = 'operasyon', answers }: { readonly at: string; readonly role?: SellerRole; readonly answers: Answers },
) {
  const sent: string[] = []
  const container = bindDesk('seller', async (request) => {
    const path = new URL(request.url, 'http://panel.test').pathname.replace('/seller/v1', '')
    sent.push(`${request.method} ${path}`)
    const answer = answers[`${request.method} ${path}`]
    if (!answer) throw new Error(`${request.method} ${request.url} has no answer`)
    return answer(request)
  })
  container.get(services.DeskStore).signIn({
    person: { first_name: 'Can', last_name: 'Demir', email: 'can@ornek.com' },
    role,
    actions: [...actionsOf(role)],
    shop: { id: 1, name: 'Deneme', slug: 'deneme', state: 'open' },
    second_step: { on: true, passed: true },
    memberships: [],
  })
  const router = createMemoryRouter(
    [{ element: <Outlet />, children: Object.entries(pages).map(([path, Component]) => ({ path, Component })) }],
    { initialEntries: [at] },
  )
  render(
    <ServicesContext value={container}>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesContext>,
  )
  return { sent, router, undo: container.get(services.UndoStore) }
}
