/** Runs at most `most` jobs at a time; others wait in a FIFO queue. */
export function limitConcurrency(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(job: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
