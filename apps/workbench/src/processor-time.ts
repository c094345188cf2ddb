import { readFileSync } from 'node:fs'

/** USER_HZ, Linux's unit of processor time; it is 100 on every machine that Node supports. */
const ticksPerSecond = 100

/**
 * Processor time in seconds that all programs of this machine have used so far; undefined if the system does not report
 * it.
 */
export function processorTime(): number | undefined {
  try {
    const [user = 0, nice = 0, system = 0] = ticks(readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').slice(1)
    return (user + nice + system) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** Processor time in seconds that one process has used so far. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The fields begin after the last parenthesis, which ends the program's name; the name may contain spaces.
  const [user = 0, system = 0] = ticks(stat.slice(stat.lastIndexOf(')'))).slice(12)
  return (user + system) / ticksPerSecond
}

const ticks = (line: string): readonly number[] => line.split(/\s+/).map(Number)
