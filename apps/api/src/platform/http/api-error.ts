/**
 * An expected failure of a call: its status, its message for the shopper and, if the specification names one, its
 * code. It is thrown, so that the transaction around a handler rolls back.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: number | undefined
  /** Extra response headers, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>
  /** Data that the client needs to continue, as after an unregistered social login; null for nearly all errors. */
  readonly data: unknown
  constructor(
    status: number,
    message: string,
    more: { code?: number; headers?: Readonly<Record<string, string>>; data?: unknown } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = more.code
    this.headers = more.headers ?? {}
    this.data = more.data ?? null
  }
}
