import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify'

/** A use-case registered as a service of its room. */
export interface RoomService<Service> {
  readonly id: ServiceIdentifier<Service>
  readonly module: ContainerModule
}

type Ports<Deps> = { readonly [Name in keyof Deps]: ServiceIdentifier<Deps[Name]> }
type Make<Service> = (from: Pick<Container, 'get'>) => Service

/** Builds a factory that resolves each port of a use-case by its token and calls `make` with them. */
export const made =
  <Deps extends object, Service>(make: (deps: Deps) => Service, ports: Ports<NoInfer<Deps>>): Make<Service> =>
  (from) => {
    const deps = Object.entries<ServiceIdentifier>(ports).map(([name, id]) => [name, from.get(id)])
    return make(Object.fromEntries(deps) as Deps)
  }

/**
 * Registers the use-cases of a room. Each is made once per container, when it is first requested. Their code is part of
 * the room, so a first load contains only the use-cases that its page calls.
 */
export function roomModule<Services extends object>(verbs: {
  readonly [Name in keyof Services]: Make<Services[Name]>
}): { readonly [Name in keyof Services]: RoomService<Services[Name]> } {
  const bound = Object.entries<Make<unknown>>(verbs).map(([name, make]) => ({ name, make, id: Symbol(name) }))
  const module = new ContainerModule(({ bind }) => {
    for (const { id, make } of bound) bind(id).toDynamicValue(make).inSingletonScope()
  })
  return Object.fromEntries(bound.map(({ name, id }) => [name, { id, module }])) as {
    [Name in keyof Services]: RoomService<Services[Name]>
  }
}
