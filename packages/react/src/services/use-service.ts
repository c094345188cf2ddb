import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, use } from 'react'
import type { RoomService } from './room-module.ts'

/** The container of the app's services, which `useService` reads. */
export const ServicesContext = createContext<Container | undefined>(undefined)

/** Returns a service of the app's container, or a use-case of a room. */
export function useService<T>(service: ServiceIdentifier<T> | RoomService<T>): T {
  const services = use(ServicesContext)
  if (!services) throw new Error('no services: the component is outside of a ServicesContext')
  if (typeof service !== 'object') return services.get(service)
  if (!services.isBound(service.id)) services.load(service.module)
  return services.get(service.id)
}
