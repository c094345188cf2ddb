import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CardBehaviour, storedCards } from '@market/bank'
import { atBank, smsCode } from '../../testing/bank-customer.ts'
import { cardThat } from '../../testing/test-card.ts'
import { shopUrl, type World } from '../world/open-world.ts'

/** Fields with which the bank sends a browser back to the shop. */
export type ReturnFields = Readonly<Record<string, string>>

const shopOf = (world: World) => ({ url: shopUrl, deps: world.api().deps, provider: world.api().provider })

/** Does what a person does at the bank; undefined if the line breaks meanwhile. */
const onLine = async <Done>(work: () => Promise<Done>): Promise<Done | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A token of the test card that behaves like this. */
export const tokenOf = (world: World, behaviour: CardBehaviour): Promise<string | undefined> =>
  tokenize(world, cardThat(behaviour))

/** A token of a stored-value card that pays. */
export const storedTokenOf = (world: World, scheme: 'market' | 'pttem'): Promise<string | undefined> =>
  tokenize(world, {
    stored_number: storedCards.find((card) => card.scheme === scheme && card.behaviour === 'pays')?.number,
  })

const tokenize = (world: World, card: object): Promise<string | undefined> =>
  onLine(async () => {
    const response = await fetch(world.api().provider.tokenizerUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    const answer = await response.json()
    return answer.data?.token
  })

/** Enters the code of the newest SMS; the fields of the way back, if the bank's page has one. */
export const confirmByCode = (world: World, page: string): Promise<ReturnFields | undefined> =>
  onLine(async () => {
    const messages = join(world.api().deps.config.dataDir, 'outbox')
    rmSync(messages, { recursive: true, force: true })
    mkdirSync(messages, { recursive: true })
    await atBank(page, { action: 'resend' })
    const { back } = await atBank(page, { action: 'confirm', code: smsCode(shopOf(world)) })
    return back?.fields
  })

/** Presses a button of the page of wallets, transfers and banking apps. */
export const approve = (world: World, page: string, action: 'approve' | 'refuse' | 'cancel' | 'strand' = 'approve') =>
  onLine(async () => {
    const { back } = await atBank(page, { action })
    return back?.fields
  })

/** Pays a payment link with a card that works. */
export const payLink = (world: World, page: string): Promise<ReturnFields | undefined> =>
  onLine(async () => {
    const { name, ...card } = cardThat('pays')
    await atBank(page, { ...card, name })
    return confirmByCode(world, page.replace('/link/', '/3ds/'))
  })

/** Follows the bank's form back to the shop; where the shop sends the browser. */
export const comeBack = (world: World, fields: ReturnFields): Promise<string | undefined> =>
  onLine(async () => {
    const response = await fetch(`${shopUrl}/eptnew/x/bank-return`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    world.history.event(world.time.now(), 'browser', 'bank-return', String(response.status))
    const isExcused = response.status === 503 && world.store.life.isFull !== undefined
    if (response.status >= 500 && !isExcused)
      world.accuse('answers within the contract', `bank-return: ${response.status}`)
    return response.headers.get('location') ?? ''
  })
