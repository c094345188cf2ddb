import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

/**
 * V8 lets garbage lie as long as the machine has memory, and a server's heap is small: without a bound its process grows to
 * several times of what it needs. Short-lived objects of a page fit into the young generation.
 */
const flags = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', '--max-semi-space-size=16']

/** A server of the shop, web or API, as a process of its own. */
export const spawnServer = (
  file: string,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): ChildProcess =>
  // One arena of malloc for each processor would hold on to what others could use.
  spawn(process.execPath, [...flags, file], { ...options, env: { MALLOC_ARENA_MAX: '2', ...options.env } })
