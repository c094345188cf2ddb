import type { Replica } from '@market/database'
import type { AnyRoute } from './route.ts'

/** Routes whose answers are the same for all callers, so that none misses a write of its own; their reads go to the replica. */
export const readFromReplica = (replica: Replica | undefined, routes: readonly AnyRoute[]): readonly AnyRoute[] =>
  replica
    ? routes.map((route) =>
        route.call.method === 'GET'
          ? {
              ...route,
              // Not a copy, which would ask the request for all that it makes on demand.
              handle: (request) =>
                replica.read((db) => route.handle(Object.create(request, { db: { value: db } }) as typeof request)),
            }
          : route,
      )
    : routes
