import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const accountPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.MembershipGateway).toConstantValue(ports.memberships)
    bind(services.PasswordGateway).toConstantValue(ports.passwords)
    bind(services.PhoneGateway).toConstantValue(ports.phones)
    bind(services.PasskeyGateway).toConstantValue(ports.passkeys)
    bind(services.SecondStepGateway).toConstantValue(ports.secondStep)
    bind(services.PrivacyGateway).toConstantValue(ports.privacy)
    bind(services.ProfileGateway).toConstantValue(ports.profiles)
    bind(services.NotificationGateway).toConstantValue(ports.notifications)
    bind(services.IdentityGateway).toConstantValue(ports.identities)
    bind(services.AddressGateway).toConstantValue(ports.addresses)
  })
