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
import { limitConcurrency } from './limit-concurrency.ts'

const rendersAtOnce = 2
const hotBytes = 32 * 1024 * 1024
/** A wish that finds the queue full is dropped: the next request for the picture wishes again. */
const maxWaiting = 2000

interface Job {
  readonly picture: Picture
  readonly width: number
}

/** Pictures as files of a folder, which processes may share: WebP made when first asked for, AVIF afterwards, one at a time. */
export class PictureStore {
  readonly #folder: string
  readonly #report: (failure: unknown) => void
  readonly #drawings = new DrawingLibrary()
  readonly #hot = new LRUCache<string, Buffer>({ maxSize: hotBytes, sizeCalculation: ({ length }) => length })
  readonly #limit = limitConcurrency(rendersAtOnce)
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #waiting = new Map<string, Job>()
  #worker: Promise<void> | undefined

  /** `report` hears of what failed and keeps nobody waiting: an AVIF, a file that could not be read or kept. */
  constructor(folder: string, report: (failure: unknown) => void) {
    this.#folder = folder
    this.#report = report
  }

  /** The picture as WebP, from the cache or made now. */
  async webp(picture: Picture, width: number): Promise<Buffer> {
    const file = this.#file({ picture, width }, 'webp')
    return (await this.#read(file)) ?? this.#make(file, { picture, width }, 'webp')
  }

  /** The picture as AVIF when it is ready; else it is put in the queue. */
  async avif(picture: Picture, width: number): Promise<Buffer | undefined> {
    const file = this.#file({ picture, width }, 'avif')
    const ready = await this.#read(file)
    if (!ready && this.#waiting.size < maxWaiting) {
      this.#waiting.set(file, { picture, width })
      this.#worker ??= this.#work()
    }
    return ready
  }

  /** Resolves when the queue of AVIF pictures is empty. */
  async idle(): Promise<void> {
    await this.#worker
  }

  /** Drops the queue and waits for the picture under way. */
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

  /** Makes a file once, however many ask for it meanwhile. */
  #make(file: string, job: Job, format: PictureFormat): Promise<Buffer> {
    const known = this.#underWay.get(file)
    if (known) return known
    const render = () => this.#render(file, job, format)
    const made = (format === 'webp' ? this.#limit(render) : render()).finally(() => this.#underWay.delete(file))
    this.#underWay.set(file, made)
    return made
  }

  async #render(file: string, { picture, width }: Job, format: PictureFormat): Promise<Buffer> {
    const bytes = await renderPicture(await compose(picture, this.#drawings), width, format)
    this.#hot.set(file, bytes)
    await this.#keep(file, bytes)
    return bytes
  }

  /** A disk that is full costs the time of making a picture again, and no shopper the picture (security.md 56). */
  async #keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (failure) {
      this.#report(failure)
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  async #work(): Promise<void> {
    for (const [file, job] of this.#waiting) {
      try {
        // Pictures somebody waits for go first.
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
