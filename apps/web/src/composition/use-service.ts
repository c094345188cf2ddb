import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, use } from 'react'
import type { RoomService } from './room-module.ts'

export const ServicesContext = createContext<Container | undefined>(undefined)

/** Returns a service of the composition root, or a use-case of a room. */
export function useService<T>(service: ServiceIdentifier<T> | RoomService<T>): T {
  const services = use(ServicesContext)
  if (!services) throw new Error('no services: the component stands outside the composition root')
  if (typeof service !== 'object') return services.get(service)
  if (!services.isBound(service.id)) services.load(service.module)
  return services.get(service.id)
}
