import * as core from '@market/domain'
import { type Drawable, drawRegion } from './draw-region.ts'

/** The names of the core's exports that are state machines. */
type MachineName = {
  [Name in keyof typeof core]: (typeof core)[Name] extends { readonly regions: unknown } ? Name : never
}[keyof typeof core]

/** The subject of each machine and the rule that it implements. */
const about: { readonly [Name in MachineName]: string } = {
  cartRow:
    'One line of the cart page while its quantity is changed (C5). Closing the dialog and becoming editable stay.',
  quantityInput: 'A number field with minus and plus (C4). `commit` takes what was typed, or reverts it.',
  savedForLater: 'Items between the cart and the list for later (C9).',
  paymentReturn: 'The page to which the bank sends the shopper back. A question that fails is asked again.',
  addressBook: 'The addresses and how the order is delivered (K3).',
  session: 'Who is here (S1): three tables side by side. Logging in anew and logging out put all three back.',
  inFlight: 'Calls under way by name (S4). A start that changes nothing is a call to be dropped.',
  overlay: 'The open panels (S6). The overlay is on, and the scroll locked, while any is open.',
  accountPanel: 'The account side panel (S6).',
  categoryPanel: 'The panel behind the category button (S6).',
  miniCart: 'The cart under the header’s icon (S6).',
  textInput: 'A text field (S15). Typing clears the error.',
  searchLoading: 'How a search stands (S17).',
  priceStatus: 'Whether a price is being worked out again (S17).',
  loadingBar: 'The bar at the top while a page loads (S6). `tick` tells the time.',
  scrollTop: 'The button that leads back to the top (S6).',
  cookieNotice: 'Consent to what is not essential.',
  raffleCart: 'The raffle’s own cart (S10).',
  packageWork:
    'A shop’s parcel of an order, as the seller works on it. `undo` takes back the last step before the shipment.',
  sellerReturn: 'A return as its seller answers it. The office decides a dispute with `refund` or `refuse`.',
  sellerApplication: 'From the application to an open shop, and its stops and end.',
  deviceSale:
    'A device that was sold. `cancelled` and `account-changed` are the seller’s doing: until it is received, until it is paid.',
  buyBack: 'The wizard in which a shopper sells a device (S13).',
}

interface Documented {
  readonly regions: readonly (Drawable & { phaseOf(state: unknown): string })[]
  readonly initial: unknown
}
const section = (name: string, text: string, { regions, initial }: Documented): string =>
  [
    `## ${name}`,
    text,
    ...regions.flatMap((region) => [
      ...(region.name === '' ? [] : [`### ${region.name}`]),
      `\`\`\`mermaid\n${drawRegion(region, region.phaseOf(initial))}\n\`\`\``,
    ]),
  ].join('\n\n')

const head = `# State machines

Drawn from the tables of \`packages/domain\` by \`node apps/workbench/src/machines-doc/write-machines-doc.ts\`; a test holds this
page to them. An event that no arrow names leaves the state as it is, and so may one whose arrow has a condition.`

/** Generates the page `docs/machines.md` from the machines. */
export const machinesDoc = (): string => {
  const isMachine = (name: string): name is MachineName => Object.hasOwn(about, name)
  const documented: { readonly [Name in MachineName]: Documented } = core
  const sections = Object.keys(about)
    .filter(isMachine)
    .map((name) => section(name, about[name], documented[name]))
  return `${[head, ...sections].join('\n\n')}\n`
}
