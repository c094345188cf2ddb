import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** The ports that this process has given away, whose servers may not listen yet. */
const given = new Set<number>()

/**
 * A free port below those of outgoing connections (on Linux 32,768 and up). One of them could take the port before its
 * server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
