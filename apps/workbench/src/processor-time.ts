import { readFileSync } from 'node:fs'

/** USER_HZ, in which Linux counts; it is 100 on every machine that Node runs on. */
const ticksPerSecond = 100

/** Seconds of processor time that all programs of this machine have taken so far; undefined where the system does not tell. */
export function processorTime(): number | undefined {
  try {
    const [user = 0, nice = 0, system = 0] = ticks(readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').slice(1)
    return (user + nice + system) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** Seconds of processor time that one process has taken so far. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, which may hold blanks, ends with the last parenthesis.
  const [user = 0, system = 0] = ticks(stat.slice(stat.lastIndexOf(')'))).slice(12)
  return (user + system) / ticksPerSecond
}

const ticks = (line: string): readonly number[] => line.split(/\s+/).map(Number)
