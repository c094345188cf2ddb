import type { Container } from 'inversify'
import { services } from '../composition/tokens.ts'

/** What a visit begins with once the page stands: the session is restored, then the cart is read for the badge. */
export async function startVisit(container: Container): Promise<void> {
  const session = container.get(services.SessionStore)
  await session.start()
  if (session.state.current().user) await container.get(services.CartStore).load()
}
