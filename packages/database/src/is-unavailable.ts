/**
 * Whether the database is down, starting, stopping, frozen, out of space or no longer the primary, or rolled a write
 * back twice because of conflicts. The client may retry.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0[0-9]|53300|08\w{3}|57014|25006|25P03|53100|40P01|40001)$/.test(
    'code' in error ? String(error.code) : '',
  ) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable/i.test(
      error.message,
    ))
