import { once } from 'node:events'
import { createServer } from 'node:http'

/** Replaces Google's script in the page: a checkbox in a frame. */
const script = `globalThis.grecaptcha = {
  ready: (then) => then(),
  render(place, { sitekey, callback }) {
    const frame = document.createElement('iframe')
    frame.title = 'Robot kontrolü'
    frame.src = new URL('/frame', document.querySelector('script[src*="api.js"]').src)
    addEventListener('message', ({ source, data }) => source === frame.contentWindow && callback(sitekey + ':' + data))
    place.append(frame)
    return 0
  },
}`
const frame = `<!doctype html><html lang="tr"><title>Robot kontrolü</title><main><h1>Robot kontrolü</h1>
<button type="button">Ben robot değilim</button></main>
<script>document.querySelector('button').onclick = () => parent.postMessage('cozum', '*')</script></html>`

/** Replaces reCAPTCHA at a local origin: the script, the frame, and the endpoint that verifies solutions. */
export async function startRecaptcha() {
  const verified: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/api.js')) return response.setHeader('content-type', 'text/javascript').end(script)
    if (request.url === '/frame') return response.setHeader('content-type', 'text/html').end(frame)
    let body = ''
    for await (const chunk of request) body += chunk
    verified.push(new URLSearchParams(body).get('response') ?? '')
    response.setHeader('content-type', 'application/json').end('{"success":true,"hostname":"localhost"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    /** Solutions that the API has verified. */
    verified,
    settings: {
      RECAPTCHA_SITE_KEY: 'site-anahtari',
      RECAPTCHA_SECRET: 'gizli',
      RECAPTCHA_VERIFY_URL: `${url}/siteverify`,
      RECAPTCHA_SCRIPT_URL: `${url}/api.js`,
      RECAPTCHA_HOSTS: url,
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
