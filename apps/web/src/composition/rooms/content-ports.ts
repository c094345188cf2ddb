import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const contentPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.ContentLibrary).toConstantValue(ports.content)
    bind(services.ContactGateway).toConstantValue(ports.contacts)
    bind(services.RobotCheckGateway).toConstantValue(ports.robots)
  })
