/** What the shop's servers share. The list is closed: a module enters when two of them need it. */
export { makeDrain, type Drain } from './make-drain.ts'
export { makeLog } from './make-log.ts'
export { readSettings, type Settings } from './read-settings.ts'
export { runServer } from './run-server.ts'
export { serializeError, type SerializedError } from './serialize-error.ts'
export { serverTimeouts, type ServerTimeouts } from './server-timeouts.ts'
export { startJob } from './start-job.ts'
export { utf8Bytes } from './utf8-bytes.ts'
