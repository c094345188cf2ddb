/** What a push says: its title, and the page of the shop that it opens. */
interface PushNews {
  readonly title: string
  readonly url: string
}

/** Reads a message; undefined for one that the shop never writes. Its page is one of the shop's own. */
export function readPush(text: string | undefined): PushNews | undefined {
  try {
    const { title, url } = Object(JSON.parse(text ?? ''))
    return typeof title === 'string' && title !== '' && typeof url === 'string' && /^\/[\w-]/.test(url)
      ? { title, url }
      : undefined
  } catch {
    return undefined
  }
}

interface PageWindow {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** Brings the shop's open window to the page of a message, or opens one. */
export async function openPushed(
  url: string,
  windows: readonly PageWindow[],
  open: (url: string) => Promise<unknown>,
): Promise<void> {
  const there = windows.find((one) => new URL(one.url).pathname === url) ?? windows[0]
  if (!there) return void (await open(url))
  await there.focus()
  if (new URL(there.url).pathname !== url) await there.navigate(url)
}
