import type { ChildProcess } from 'node:child_process'

const restartMs = 1_000

/** A process that is restarted one second after it ends, as under systemd. */
export interface Service {
  pid(): number
  /** Sends SIGKILL; the process restarts. */
  kill(): void
  /** Simulates a power failure: kills the process, which stays down until `restore`. */
  lose(): void
  restore(): void
  /** Stops it by SIGTERM; it restarts, as in an upgrade. */
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
