import type { ServiceIdentifier } from 'inversify'

/** Creates the identifier of a service, which carries the service's type. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>
