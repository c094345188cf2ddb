import 'reflect-metadata'
import '@market/ui/base'
import './look/desk.css.ts'
import type { DeskCall } from '@market/contract/counter'
import { getDeskMe } from '@market/contract/counter'
import type { Door } from '@market/domain/team'
import { Notices, RouterLink, ServicesContext } from '@market/react'
import { LinkProvider, stopStrayClicks } from '@market/ui'
import type { Container } from 'inversify'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { bindDesk } from './desk/bind-desk.ts'
import { services } from './desk/services.ts'
import { applyScheme } from './look/scheme.ts'

/** Draws a panel with its pages, once it is known whether the visitor has a session. */
export async function startPanel(door: Door, routes: readonly RouteObject[]): Promise<void> {
  applyScheme()
  stopStrayClicks(document)
  const container = bindDesk(door)
  await readMe(container)
  const router = createBrowserRouter([{ element: <Root />, HydrateFallback: () => null, children: [...routes] }])
  const root = document.querySelector('#root')
  if (!root) return
  createRoot(root).render(
    <ServicesContext value={container}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
}

async function readMe(container: Container): Promise<void> {
  const answer = await container.get(services.DeskClient).send(getDeskMe satisfies DeskCall, {}, { quiet: true })
  const desk = container.get(services.DeskStore)
  if (answer.ok) desk.signIn(answer.value)
  else desk.signOut()
}

function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <Notices at="middle" />
    </LinkProvider>
  )
}
