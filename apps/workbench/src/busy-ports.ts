import { createServer } from 'node:net'

/** Returns the ports on which a server of this machine already answers. */
export async function busyPorts(ports: readonly number[]): Promise<readonly number[]> {
  const checked = await Promise.all(ports.map(async (port) => ((await isFree(port)) ? [] : [port])))
  return checked.flat()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
