import { testCards } from '@market/bank/test-cards'
import { demoVehicles } from '@market/api/demo-tolls'
import { demoMembers, demoPassword } from '@market/api/demo-members'

interface RunningShop {
  readonly port: number
  readonly apiPort: number
  readonly bankPort: number
  readonly dataDir: string
  /** False if another API is used (API_URL). */
  readonly ownApi: boolean
}

/** Help for a first-time user, printed when the shop is up. */
export function welcome(shop: RunningShop): string {
  const demo = [
    `  API                http://localhost:${shop.port}/eptnew/openapi.json (port ${shop.apiPort}), sandbox bank on ${shop.bankPort}`,
    `  Demo members       ${demoMembers.map(({ email }) => email).join(', ')} with the password ${demoPassword}`,
    `  Toll accounts      ${demoVehicles.map(({ plate }) => plate).join(', ')}`,
    `  Mails and SMS      ${shop.dataDir}/outbox`,
    '  Test cards         any future date, any code of three digits (four for American Express)',
    ...testCards.map(({ number, note }) => `    ${number.padEnd(17)}${note}`),
  ]
  return ['', `  Güvercin is open   http://localhost:${shop.port}`, ...(shop.ownApi ? demo : []), '', ''].join('\n')
}
