import type { ChildProcess } from 'node:child_process'

const restartMs = 1_000

/** A process that is started again a second after it ended, as systemd does it. */
export interface Service {
  pid(): number
  /** As `kill -9`. */
  kill(): void
  /** As with the power of its machine: it stays away until `restore`. */
  lose(): void
  restore(): void
  /** Ends it in order and starts it anew, as for an upgrade. */
  renew(): Promise<void>
  stop(): Promise<void>
}

export function keepRunning(start: () => ChildProcess): Service {
  let isWanted = true
  let child: ChildProcess | undefined
  const begin = () => {
    if (!isWanted || child) return
    const mine = start()
    child = mine
    mine.once('exit', () => {
      child = undefined
      setTimeout(begin, restartMs)
    })
  }
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!child) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  begin()
  return {
    pid: () => child?.pid ?? 0,
    kill: () => void child?.kill('SIGKILL'),
    lose() {
      isWanted = false
      child?.kill('SIGKILL')
    },
    restore() {
      isWanted = true
      begin()
    },
    renew: () => ended('SIGTERM'),
    async stop() {
      isWanted = false
      await ended('SIGTERM')
    },
  }
}
