/** One question to the provider, as HTTP sends it. */
export interface Question {
  /** With the origin, if it is another than the page's. */
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON */
  readonly body?: string
  readonly signal?: AbortSignal
}

/** Asks once. The body is what its JSON says, undefined where it is none. Throws where no answer came within 15 seconds. */
export type Exchange = (question: Question) => Promise<{ readonly status: number; readonly body: unknown }>
