/** How long a server waits for a client to send its request, in ms, and its maximum of connections (security.md 43). */
export interface ServerTimeouts {
  readonly headersMs: number
  readonly requestMs: number
  /** How often connections are checked against both limits. */
  readonly checkMs: number
  readonly connections: number
  /** How long the API works on one request, in ms, before it answers 503 (`ANSWER_MS`). The web server waits a second longer. */
  readonly answerMs: number
}

/** Timeouts of the API and of the web server in front of it. */
export const serverTimeouts: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 2_000,
  connections: 10_000,
  answerMs: 8_000,
}
