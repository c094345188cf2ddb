/**
 * Where a shopper stands: before a browser, before a page that is rendered with its real stores, before the web server, before
 * the shop in the terminal, or where the web's calls arrive, over HTTP. Elsewhere a rule may hold and no shopper meet it.
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
