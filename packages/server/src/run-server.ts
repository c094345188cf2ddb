/** A process that was told to stop is killed after ten seconds by most supervisors. */
const maxStopMs = 9_500

/**
 * Starts a server as this process and stops it once on SIGTERM or SIGINT. A start that fails ends the process with its
 * message on stderr, without the stack: whoever starts a server needs to know which setting to change.
 */
export async function runServer(start: () => Promise<{ stop(): Promise<unknown> }>): Promise<void> {
  try {
    const server = await start()
    const stop = () => {
      setTimeout(() => process.exit(1), maxStopMs).unref()
      void server.stop().then(() => process.exit(0))
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
