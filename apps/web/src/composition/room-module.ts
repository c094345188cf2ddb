import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify'

/** A use-case as a service of its room. */
export interface RoomService<Service> {
  readonly id: ServiceIdentifier<Service>
  readonly module: ContainerModule
}

type Ports<Deps> = { readonly [Name in keyof Deps]: ServiceIdentifier<Deps[Name]> }
type Make<Service> = (from: Pick<Container, 'get'>) => Service

/** How a use-case of the core is made: by the token of each port it takes. */
export const made =
  <Deps extends object, Service>(make: (deps: Deps) => Service, ports: Ports<NoInfer<Deps>>): Make<Service> =>
  (from) => {
    const deps = Object.entries<ServiceIdentifier>(ports).map(([name, id]) => [name, from.get(id)])
    return make(Object.fromEntries(deps) as Deps)
  }

/**
 * The use-cases of a room, bound once for each container when the first of them is asked for. They come with the code of
 * the room: a first load brings none that its page does not call.
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
