/** Lets at most `most` jobs run at a time; the others wait their turn, first come first served. */
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
