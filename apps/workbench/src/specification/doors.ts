/**
 * Folders of tests that use the shop like a shopper: in a browser, on a page or a component rendered with its real stores, through the
 * web server, in the terminal, or by the web's calls over HTTP. A rule tested only elsewhere may not affect any
 * shopper.
 */
const doors = [
  'apps/e2e/src/',
  'apps/web/src/rooms/',
  'apps/web/src/page/',
  'apps/web/src/frame/',
  'apps/web/src/shared/',
  'apps/web/src/routes/',
  'apps/web/src/server/',
  'packages/react/src/',
  'apps/terminal/src/',
  'apps/api/src/',
]

/** Whether the tests of this file use the shop like a shopper. */
export const isDoor = (file: string): boolean => doors.some((door) => file.startsWith(door))
