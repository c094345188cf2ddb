/** What a log says of an error. */
export interface ToldError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
}

/**
 * Of an error no more than says where it broke: drivers hang statements with their values onto theirs, clients requests
 * with their headers and bodies (security.md 45).
 */
export const tellError = (error: unknown): ToldError =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...('code' in error && { code: error.code }), stack: error.stack }
    : { type: typeof error, message: String(error) }
