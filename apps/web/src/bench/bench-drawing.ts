import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Environment variables for a shop whose web server also renders pages on request at the Unix socket `socket`. */
export const drawingAt = (socket: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('draw-when-asked.ts', import.meta.url)}`,
  DRAWING_SOCKET: socket,
})

/** A benchmark run: the pages at `paths` of the shop at `url`, rendered in turn, `times` renderings in all. */
export interface Drawing {
  readonly url: string
  readonly paths: readonly string[]
  readonly times: number
}

/**
 * Measures the processor time in ms of React's rendering alone, per page on average. It runs inside the web server
 * while that serves no requests, because the rendering costs of two processes of one build differ by a quarter.
 */
export async function benchDrawing(socket: string, drawing: Drawing): Promise<number> {
  const answer = await new Promise<string>((resolve, reject) => {
    const asked = request(
      { socketPath: socket, method: 'POST' },
      (response) => void text(response).then(resolve, reject),
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(drawing))
  })
  const ms = Number(answer)
  if (!(ms > 0)) throw new Error(answer)
  return ms
}
