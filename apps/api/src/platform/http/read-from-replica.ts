import type { Replica } from '@market/database'
import type { AnyRoute } from './route.ts'

/**
 * Makes the given GET routes read from the replica. Only for routes whose answers are the same for all callers, so that
 * no caller misses a write that it has just made.
 */
export const readFromReplica = (replica: Replica | undefined, routes: readonly AnyRoute[]): readonly AnyRoute[] =>
  replica
    ? routes.map((route) =>
        route.call.method === 'GET'
          ? {
              ...route,
              // Object.create and not a copy: copying would evaluate the request's lazy getters.
              handle: (request) =>
                replica.read((db) => route.handle(Object.create(request, { db: { value: db } }) as typeof request)),
            }
          : route,
      )
    : routes
