import { afterLogin } from '@market/domain/session'
import { pageLoaded } from '@market/react'
import type { Container } from 'inversify'
import { services } from '../composition/tokens.ts'
import { restoreAdultPermission } from '../shared/product/adult-permission.ts'

/**
 * Starts a visit after the load event: restores the session, then loads the cart for its badge. An earlier action of
 * the shopper loads them earlier.
 */
export async function startVisit(container: Container): Promise<void> {
  container.get(services.NetworkStore).start()
  restoreAdultPermission(container.get(services.ExpiringStore))
  await pageLoaded()
  container.get(services.MeasureStore).start()
  container.get(services.ConsentStore).start()
  const session = container.get(services.SessionStore)
  await session.start()
  container.get(services.WaitingStore).start()
  const { fetchCart } = afterLogin(location.pathname)
  if (fetchCart && session.state.current().user) await container.get(services.CartStore).load()
}
