import { fileURLToPath } from 'node:url'
import { buildPanel } from './build-panel.ts'
import { buildWeb } from './build-web.ts'

/** `npm run build`: builds the web app and the panels ahead, so that systemd units only have to start servers. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
await buildWeb(root)
await buildPanel(root)
