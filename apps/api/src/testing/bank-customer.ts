import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopInTest } from './shop-in-test.ts'

/** The newest code that the sandbox bank "sent" by SMS. */
export const smsCode = (api: ShopInTest): string => /\b\d{6}\b/.exec(newestSms(api))?.[0] ?? ''

/** The text of the newest SMS in the outbox. */
export function newestSms({ deps }: ShopInTest): string {
  const folder = join(deps.config.dataDir, 'outbox')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sms.txt'))
    .sort()
    .at(-1)
  return newest ? readFileSync(join(folder, newest), 'utf8') : ''
}

export interface BankPageSeen {
  readonly status: number
  readonly html: string
  /** The form that sends the browser back to the shop; undefined if the page has none. */
  readonly back: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined
}

/** Opens the bank's page, or sends its form. */
export async function atBank(redirectUrl: string, form?: Readonly<Record<string, string>>): Promise<BankPageSeen> {
  const response = await fetch(redirectUrl, form ? { method: 'POST', body: new URLSearchParams(form) } : {})
  const html = await response.text()
  const action = /<form id="return" method="post" action="([^"]+)">/.exec(html)?.[1]
  const fields = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return { status: response.status, html, back: action === undefined ? undefined : { action, fields } }
}

/** Enters the right code. */
export const confirmAtBank = (api: ShopInTest, redirectUrl: string): Promise<BankPageSeen> =>
  atBank(redirectUrl, { action: 'confirm', code: smsCode(api) })

/** Posts the page's form to the shop as a browser does, and returns the address it is redirected to. */
export async function returnToShop(api: ShopInTest, fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${api.url}/eptnew/x/bank-return`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return `${response.status} ${response.headers.get('location') ?? ''}`
}

/** Pays the cart by card until the order is paid; returns its number. */
export async function completeCardOrder(
  api: ShopInTest,
  shopper: { start(): Promise<{ readonly order_id: string; readonly redirect_url: string }> },
): Promise<string> {
  const started = await shopper.start()
  const page = await confirmAtBank(api, started.redirect_url)
  await returnToShop(api, page.back?.fields ?? {})
  return started.order_id
}
