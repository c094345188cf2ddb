/** One HTTP request to the provider. */
export interface HttpRequest {
  /** Includes the origin if it is not the page's. */
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly signal?: AbortSignal
}

/** The provider's answer to one request. */
export interface HttpResponse {
  readonly status: number
  /** Parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown
  /** The `Date` header: when the answer was made. */
  readonly date?: string | null
}

/** Sends one request. Throws if no response arrives within 15 seconds. */
export type HttpTransport = (request: HttpRequest) => Promise<HttpResponse>
