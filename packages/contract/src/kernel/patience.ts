/** How long a server lets a client take over what it sends, in ms, and how many connections it holds at once (security.md 43). */
export interface Patience {
  readonly headersMs: number
  readonly requestMs: number
  /** How often connections are looked through for those that are over their time. */
  readonly checkMs: number
  readonly connections: number
}

/** That of the API and of the web server before it. */
export const patience: Patience = { headersMs: 10_000, requestMs: 15_000, checkMs: 2_000, connections: 10_000 }
