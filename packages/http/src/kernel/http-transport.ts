/** One request to the provider, as HTTP sends it. */
export interface HttpRequest {
  /** With the origin, if it is another than the page's. */
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON, or a file as it is. */
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

/** Asks once. Throws where no answer came within 15 seconds. */
export type HttpTransport = (request: HttpRequest) => Promise<HttpResponse>
