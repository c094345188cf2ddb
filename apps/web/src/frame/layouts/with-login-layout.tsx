import { routeName } from '@market/domain/session'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import type { Head } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { useMember } from '../../shared/account/use-member.ts'

/**
 * Layout of pages for members, inside the default layout. Renders the page once a member is logged in, and otherwise
 * the way to the login (specification section 2).
 */
export function WithLoginLayout() {
  const route = routeName(useLocation().pathname)
  const leaf = useMatches().at(-1)?.loaderData as { readonly head?: Head } | undefined
  const member = useMember(route)
  if (member) return <Outlet />
  return (
    <AccountFrame title={leaf?.head?.title ?? ''} route={route}>
      {() => null}
    </AccountFrame>
  )
}
