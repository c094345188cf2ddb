import { testCards } from '@market/bank/test-cards'
import { demoVehicles } from '@market/api/demo-tolls'
import { demoMembers, demoPassword } from '@market/api/demo-members'
import { demoPeople } from '@market/counter/demo-people'
import { doorOf, roleNames } from '@market/domain/team'

interface RunningShop {
  readonly port: number
  readonly apiPort: number
  readonly bankPort: number
  readonly sellerPort: number
  readonly officePort: number
  readonly dataDir: string
  /** False if another API is used (API_URL). */
  readonly ownApi: boolean
  /** True if the database has the demo people. */
  readonly demo: boolean
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
  const panels = [
    `Satıcı  http://localhost:${shop.sellerPort}`,
    `Ofis    http://localhost:${shop.officePort}`,
    ...(shop.demo ? peopleLines() : []),
  ]
  const own = shop.ownApi ? [...demo, '', ...panels] : []
  return ['', `  Güvercin is open   http://localhost:${shop.port}`, ...own, '', ''].join('\n')
}

/** The demo people of both panels, and how to pass their second step. */
const peopleLines = () => [
  ...demoPeople.map(
    ({ email, role }) => `  ${doorOf(role) === 'seller' ? 'Seller' : 'Office'}  ${email.padEnd(26)}${roleNames[role]}`,
  ),
  `  Password ${demoPassword}; the code of the second step: npm run office -- code MAIL`,
  '  The first sign-in of a seller ends the autopilot: the simulated carrier then waits for this shop to ship.',
]
