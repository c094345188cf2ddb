import type { DeskAnswerInput, DeskCall, DeskRequest } from '@market/contract/counter'
import type { AuditActor, AuditEntry, Database, DeskCaller } from '@market/database'
import type { Door } from '@market/domain/team'

type ShopOf<C extends DeskCall> = C['door'] extends 'seller'
  ? number
  : C['door'] extends 'office'
    ? null
    : number | null

/** The caller: always a number as `shopId` of a seller's call, null in the office. */
export type Who<C extends DeskCall> = Omit<DeskCaller, 'shopId'> & { readonly shopId: ShopOf<C> }

/** A request as a handler receives it, checked against contract, session and role. */
export interface DeskRequestOf<C extends DeskCall> extends DeskRequest<C> {
  /** The transaction of a write, otherwise the database. */
  readonly db: Database
  /** Undefined only for `open` calls. */
  readonly who: C['who'] extends 'open' ? DeskCaller | undefined : Who<C>
  readonly door: Door
  /** The bytes of the uploaded file; empty for calls that take no file. */
  readonly file: Uint8Array
  readonly now: Date
  /** The client's network, for limits. */
  readonly clientAddress: string
  /** The session's token; undefined for an API key and without a session. */
  readonly session: string | undefined
  /** The proof of work that an earlier refusal asked for, or an empty string. */
  readonly work: string
  /**
   * Appends a row to the audit, in the transaction of a write. Every write must call it exactly once, and a read of
   * personal data too. `more` names another actor or transaction, for calls that work in steps.
   */
  audit(entry: AuditEntry, more?: { readonly actor?: Partial<AuditActor>; readonly db?: Database }): Promise<void>
  /** Starts a session in the browser by its token; without one the cookie is removed. */
  setSession(token: string | undefined): void
}

/** A call and its handler. */
export interface DeskRoute<C extends DeskCall = DeskCall> {
  readonly call: C
  handle(request: DeskRequestOf<C>): Promise<DeskAnswerInput<C>>
  /** Runs before the transaction of a write: what it writes, such as a counted try, is kept if the call is refused. */
  before?(request: DeskRequestOf<C>): Promise<void>
  /** The handler receives the database and opens its transactions itself, as where a refusal must be written. */
  readonly inSteps?: true
}

/** A call of a panel with its handler. */
export const deskRoute = <C extends DeskCall>(
  call: C,
  handle: DeskRoute<C>['handle'],
  more: Pick<DeskRoute<C>, 'before' | 'inSteps'> = {},
): DeskRoute<C> => ({ call, handle, ...more })

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes of any call
export type AnyDeskRoute = DeskRoute<any>
