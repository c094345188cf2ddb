/** The last files asked for, up to a number of bytes; the longest unasked leaves first. */
export class HotFiles {
  readonly #files = new Map<string, Buffer>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(name: string): Buffer | undefined {
    const file = this.#files.get(name)
    if (file) {
      this.#files.delete(name)
      this.#files.set(name, file)
    }
    return file
  }

  set(name: string, file: Buffer): void {
    this.#bytes += file.length - (this.#files.get(name)?.length ?? 0)
    this.#files.delete(name)
    this.#files.set(name, file)
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= this.#mostBytes) return
      this.#files.delete(oldest)
      this.#bytes -= length
    }
  }
}
