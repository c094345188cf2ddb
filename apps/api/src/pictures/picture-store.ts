import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  compose,
  DrawingLibrary,
  type Picture,
  type PictureFormat,
  printPictureKey,
  renderPicture,
} from '@market/pictures'
import { LRUCache } from 'lru-cache'
import { makeQueue } from '../platform/limits/make-queue.ts'

/** Drawing a full queue takes about ten seconds. */
const rendering = { atOnce: 2, maxWaiting: 200 }
const hotBytes = 32 * 1024 * 1024
/** If the queue is full, the AVIF is not queued; the next request for the picture tries again. */
const maxWaiting = 2000

interface Job {
  readonly picture: Picture
  readonly width: number
}

/**
 * Stores pictures as files in a folder that processes may share. WebP is made on the first request, AVIF later, one at
 * a time.
 */
export class PictureStore {
  readonly #folder: string
  readonly #report: (failure: unknown) => void
  readonly #drawings = new DrawingLibrary()
  readonly #hot = new LRUCache<string, Buffer>({ maxSize: hotBytes, sizeCalculation: ({ length }) => length })
  readonly #queue = makeQueue(rendering)
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #waiting = new Map<string, Job>()
  #worker: Promise<void> | undefined

  /**
   * `report` gets failures that do not fail a request: an AVIF conversion, a file that could not be read or written.
   */
  constructor(folder: string, report: (failure: unknown) => void) {
    this.#folder = folder
    this.#report = report
  }

  /** Reads the picture; undefined if it was not made yet. */
  find(job: Job, format: PictureFormat): Promise<Buffer | undefined> {
    return this.#read(this.#file(job, format))
  }

  /** Makes the picture as WebP, unless the client disconnects before its turn. */
  webp(job: Job, signal: AbortSignal): Promise<Buffer> {
    const file = this.#file(job, 'webp')
    return this.#queue.run(async () => this.#hot.get(file) ?? this.#make(file, job, 'webp'), signal)
  }

  /** Pictures that clients wait for. */
  waiting(): number {
    return this.#queue.waiting()
  }

  /** Queues making the picture as AVIF. */
  laterAvif(job: Job): void {
    if (this.#waiting.size >= maxWaiting) return
    this.#waiting.set(this.#file(job, 'avif'), job)
    this.#worker ??= this.#work()
  }

  /** Resolves when the AVIF queue is empty. */
  async idle(): Promise<void> {
    await this.#worker
  }

  /** Drops the queue and waits for the running conversion. */
  async close(): Promise<void> {
    this.#waiting.clear()
    await this.idle()
  }

  #file({ picture, width }: Job, format: PictureFormat): string {
    return join(this.#folder, String(width), `${printPictureKey(picture)}.${format}`)
  }

  async #read(file: string): Promise<Buffer | undefined> {
    const hot = this.#hot.get(file)
    if (hot) return hot
    try {
      const bytes = await readFile(file)
      this.#hot.set(file, bytes)
      return bytes
    } catch (failure) {
      if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) this.#report(failure)
      return undefined
    }
  }

  /** Concurrent requests for a file share one conversion. */
  #make(file: string, job: Job, format: PictureFormat): Promise<Buffer> {
    const known = this.#underWay.get(file)
    if (known) return known
    const made = this.#render(file, job, format).finally(() => this.#underWay.delete(file))
    this.#underWay.set(file, made)
    return made
  }

  async #render(file: string, { picture, width }: Job, format: PictureFormat): Promise<Buffer> {
    const bytes = await renderPicture(await compose(picture, this.#drawings), width, format)
    this.#hot.set(file, bytes)
    await this.#keep(file, bytes)
    return bytes
  }

  /**
   * On a full disk the picture is not stored and has to be converted again, but the shopper gets it (security.md 56).
   */
  async #keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, file)
    } catch (failure) {
      this.#report(failure)
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  async #work(): Promise<void> {
    for (const [file, job] of this.#waiting) {
      try {
        // Wait for conversions that requests need before making AVIFs.
        await Promise.allSettled(this.#underWay.values())
        await this.#make(file, job, 'avif')
      } catch (failure) {
        this.#report(failure)
      }
      this.#waiting.delete(file)
    }
    this.#worker = undefined
  }
}
