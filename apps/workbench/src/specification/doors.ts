/**
 * Folders of tests that go through a shopper's door: a browser, a page rendered with its real stores, the web server, the shop in
 * the terminal, or the web's calls over HTTP. Elsewhere a rule may hold that no shopper meets.
 */
const doors = [
  'apps/e2e/src/',
  'apps/web/src/rooms/',
  'apps/web/src/page/',
  'apps/web/src/frame/',
  'apps/web/src/shared/',
  'apps/web/src/routes/',
  'apps/web/src/server/',
  'apps/terminal/src/',
  'apps/api/src/',
]

/** Whether a test of this file goes through a shopper's door. */
export const isDoor = (file: string): boolean => doors.some((door) => file.startsWith(door))
