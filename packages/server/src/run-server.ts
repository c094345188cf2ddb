/** Most supervisors kill a process ten seconds after asking it to stop. */
const maxStopMs = 9_500

/**
 * Runs a server as this process and stops it once on SIGTERM or SIGINT. A failed start ends the process with its
 * message on stderr, without a stack: the operator needs to know which setting to change.
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
