import { makeSavedStore, type SavedStore } from '@market/stores'
import type { Container } from 'inversify'
import { use, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'

/** The list for later of this visit. */
export const savedStoreOf = (container: Container): SavedStore =>
  makeSavedStore({
    savedItems: container.get(services.SavedGateway),
    app: container.get(services.AppBridge),
    cart: container.get(services.CartStore),
  })

/** The same for the page that shows it; few pages do, so it is no part of what every page brings. */
export function useSavedStore(): SavedStore {
  const container = use(ServicesContext)
  if (!container) throw new Error('no services around the page')
  return useState(() => savedStoreOf(container))[0]
}
