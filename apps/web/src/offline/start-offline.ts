/** Registers the service worker. On the first visit, also sends it the files that this page has already loaded. */
export async function startOffline(navigator: Navigator, performance: Performance): Promise<void> {
  const workers = navigator.serviceWorker
  // Missing in old browsers, in private windows of some browsers, and without TLS.
  if (!workers) return
  const isFirst = !workers.controller
  try {
    await workers.register('/sw.js', { type: 'module' })
    const { active } = await workers.ready
    const own = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`)
    const brought = performance
      .getEntriesByType('resource')
      .filter(own)
      .map(({ name }) => name)
    if (isFirst) active?.postMessage({ page: location.href, files: brought }, [])
  } catch {
    // The shop works without a service worker.
  }
}
