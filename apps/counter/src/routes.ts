import type { CounterDeps } from './doors/counter-deps.ts'
import type { AnyDeskRoute } from './doors/desk-route.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { packageRoutes } from './packages/package-routes.ts'
import { auditRoutes } from './people/audit-routes.ts'
import { signInRoutes } from './people/sign-in-routes.ts'
import { teamRoutes } from './people/team-routes.ts'
import { returnRoutes } from './returns/return-routes.ts'
import { messageRoutes } from './sellers/message-routes.ts'
import { sellerRoutes } from './sellers/seller-routes.ts'
import { shopRoutes } from './sellers/shop-routes.ts'
import { todayRoutes } from './today/today-routes.ts'

/** All routes of both panels, one line per room. */
export const counterRoutes = (deps: CounterDeps): readonly AnyDeskRoute[] => [
  ...signInRoutes(deps),
  ...teamRoutes(deps),
  ...auditRoutes(),
  ...packageRoutes(deps),
  ...returnRoutes(deps),
  ...orderRoutes(deps),
  ...shopRoutes(deps),
  ...sellerRoutes(deps),
  ...messageRoutes(deps),
  ...todayRoutes(),
]
