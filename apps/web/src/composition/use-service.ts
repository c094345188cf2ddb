import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, use } from 'react'

export const ServicesContext = createContext<Container | undefined>(undefined)

/** A service of the composition root in a component. */
export function useService<T>(id: ServiceIdentifier<T>): T {
  const services = use(ServicesContext)
  if (!services) throw new Error('no services: the component stands outside the composition root')
  return services.get(id)
}
