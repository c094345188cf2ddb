/** Content of a push message: its title, and the page of the shop that it opens. */
interface PushNews {
  readonly title: string
  readonly url: string
}

/** Parses a push message; undefined if the shop did not write it. Only pages of the shop are accepted. */
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

/** Focuses a window of the shop and navigates it to the message's page, or opens a new one. */
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
