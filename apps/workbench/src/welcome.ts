import { join } from 'node:path'

/** What a first-time user needs to know, printed when the shop is up. */
export function welcome(shop: {
  readonly port: number
  readonly apiPort: number
  readonly bankPort: number
  readonly dataDir: string
  readonly ownApi: boolean
}): string {
  const lines = [
    '',
    `  Güvercin is open:  http://localhost:${shop.port}`,
    `  API:               http://localhost:${shop.port}/eptnew/openapi.json (served by port ${shop.apiPort})`,
  ]
  return `${lines.join('\n')}\n\n`
}
