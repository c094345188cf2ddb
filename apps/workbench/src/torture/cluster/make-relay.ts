import { connect, createServer, type Socket } from 'node:net'

/**
 * A relay in front of a port of this machine that can be cut like a cable: data sent meanwhile is neither delivered nor
 * refused.
 */
export interface Relay {
  readonly port: number
  cut(): void
  /** Repairs the cut. Connections from before and during it are reset. */
  mend(): void
  close(): void
}

export async function makeRelay(port: number, to: number): Promise<Relay> {
  let isCut = false
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    return socket
  }
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near)
    if (isCut) return void near.pause()
    const far = keep(connect(to, '127.0.0.1'))
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve())
  })
  return {
    port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend() {
      isCut = false
      endAll()
    },
    close() {
      endAll()
      server.close()
    },
  }
}
