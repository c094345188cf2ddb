import { loadPageCode } from '@market/react'
import type { RouteObject } from 'react-router-dom'

/** A page whose code loads when it is first opened. */
export const page = (
  path: string,
  load: () => Promise<{ readonly Component: () => React.ReactNode }>,
): RouteObject => ({
  path,
  lazy: () => loadPageCode(load),
})

/** Pages without a session, the same at both doors. */
export const openRoutes: readonly RouteObject[] = [
  page('/giris', () => import('./sign-in-page.tsx')),
  page('/davet/:token', () => import('./invitation-page.tsx')),
]
