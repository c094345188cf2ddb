import type { FastifyBaseLogger } from 'fastify'

/**
 * Runs a job at once, or after `firstAfterMs`, and again after each pause, never twice at a time. A failure is logged
 * and the job is tried again at the next run. `stop` waits for a running job.
 */
export function startJob(
  log: FastifyBaseLogger,
  job: { readonly name: string; readonly everyMs: number; readonly firstAfterMs?: number },
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const turn = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.warn({ job: job.name, err: error }, 'a job failed and is tried again')
    }
    if (!stopped) wait(job.everyMs)
  }
  let running: Promise<void> | undefined
  const begin = () => {
    running = turn()
  }
  const wait = (ms: number) => {
    timer = setTimeout(begin, ms)
    timer.unref()
  }
  if (job.firstAfterMs === undefined) begin()
  else wait(job.firstAfterMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
