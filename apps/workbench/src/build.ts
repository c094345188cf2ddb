import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'

/** `npm run build`: what the web server serves, so that units of systemd only have to start it. */
await buildWeb(fileURLToPath(new URL('../../..', import.meta.url)))
