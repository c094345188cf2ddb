import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'

/** `npm run build`: builds the web app ahead, so that systemd units only have to start the web server. */
await buildWeb(fileURLToPath(new URL('../../..', import.meta.url)))
