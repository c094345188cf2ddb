import { ServicesContext } from '@market/react'
import { makeSavedStore, type SavedStore } from '@market/stores'
import type { Container } from 'inversify'
import { use, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** A store of this visitor's saved-for-later list. */
export const savedStoreOf = (container: Container): SavedStore =>
  makeSavedStore({
    savedItems: container.get(services.SavedGateway),
    app: container.get(services.AppBridge),
    cart: container.get(services.CartStore),
  })

/**
 * The saved-for-later store for a page that shows it. Few pages do, so it is not part of the code that every page
 * loads.
 */
export function useSavedStore(): SavedStore {
  const container = use(ServicesContext)
  if (!container) throw new Error('no services around the page')
  return useState(() => savedStoreOf(container))[0]
}
