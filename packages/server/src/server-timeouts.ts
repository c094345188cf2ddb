/** How long a server waits for a client to send its request, in ms, and how many connections it accepts (security.md 43). */
export interface ServerTimeouts {
  readonly headersMs: number
  readonly requestMs: number
  /** How often connections are checked against both limits. */
  readonly checkMs: number
  readonly connections: number
  /** How long the API works on one request, in ms: a request that still waits for the database is then refused, before the web server gives up on it at 9 s. */
  readonly answerMs: number
}

/** Those of the API and of the web server in front of it. */
export const serverTimeouts: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 2_000,
  connections: 10_000,
  answerMs: 8_000,
}
