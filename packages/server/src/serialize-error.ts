/** An error in the form in which it is logged. */
export interface SerializedError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
}

/**
 * Keeps only type, message, code and stack of an error, because database drivers attach statements with their values to
 * errors, and HTTP clients attach requests with headers and bodies (security.md 45).
 */
export const serializeError = (error: unknown): SerializedError =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...('code' in error && { code: error.code }), stack: error.stack }
    : { type: typeof error, message: String(error) }
