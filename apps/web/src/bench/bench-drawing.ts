import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Settings of a shop whose web server renders pages alone when asked at the Unix socket `socket`. */
export const drawingAt = (socket: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('draw-when-asked.ts', import.meta.url)}`,
  DRAWING_SOCKET: socket,
})

/** Pages at `paths` of the shop at `url`, rendered in turn `times` times. */
export interface Drawing {
  readonly url: string
  readonly paths: readonly string[]
  readonly times: number
  /** Folder of another server build than the one that runs. */
  readonly build?: string
}

/**
 * Processor time in ms of React's rendering alone, for one page on average: in the web server itself, while it answers
 * nobody. Two processes of one build differ by a quarter in what rendering costs them.
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
