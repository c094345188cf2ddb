import { homeIsStale } from '@market/domain'
import { useEffect } from 'react'
import { Outlet, useRevalidator, useRouteLoaderData } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'

interface HomeLoad {
  readonly data: { readonly at: string; readonly mostSold: readonly unknown[]; readonly deals: readonly unknown[] }
}

/** The home page within the default frame: read anew when the visitor comes back to one that is stale (rules.md S9). */
export function HomeLayout() {
  const clock = useService(services.Clock)
  const loaded = useRouteLoaderData<HomeLoad>('index')
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!loaded) return undefined
    const { at, mostSold, deals } = loaded.data
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle')
        if (homeIsStale(new Date(at), clock.now(), [mostSold, deals])) void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [loaded, clock, revalidate, state])
  return <Outlet />
}
