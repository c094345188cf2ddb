const pauseMs = 60_000

/** Whether a stale chunk may reload the page: once per 60 s, at exactly 60 s again (rules.md S8). */
export const chunkReload = (lastReloadAt: Date | null | undefined, now: Date): boolean =>
  !(lastReloadAt && now.getTime() - lastReloadAt.getTime() < pauseMs)
