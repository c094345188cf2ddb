import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { bareHeaders } from '@market/server'
import type { FastifyInstance, FastifyReply } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Everything comes from the panel's own origin; pictures of goods may come from the shop's. */
const policyOf = (siteUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${siteUrl}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

interface PanelFile {
  readonly bytes: Buffer
  readonly brotli: Buffer | undefined
  readonly type: string
  readonly etag: string
}

/**
 * Serves a panel's built files from memory; every other path is a page of the panel and gets `index.html`. Without a
 * build the door answers calls only.
 */
export function servePanel(app: FastifyInstance, folder: string, siteUrl: string): void {
  const files = readFiles(folder)
  const page = files.get('/index.html')
  const headers = { ...bareHeaders, 'content-security-policy': policyOf(siteUrl), 'x-robots-tag': 'noindex' }
  // Pictures of goods are keys, as in the shop's calls; the shop draws them.
  app.get<{ Params: { width: string; key: string } }>(
    '/img/:width/:key',
    { config: { access: 'public' } },
    (request, reply) =>
      reply.redirect(
        new URL(`/img/${encodeURIComponent(request.params.width)}/${encodeURIComponent(request.params.key)}`, siteUrl)
          .href,
      ),
  )
  app.get<{ Params: { '*': string } }>('/*', { config: { access: 'public' } }, (request, reply) => {
    const path = `/${request.params['*']}`
    if (/^\/(seller|office)\//.test(path) || !page) return reply.callNotFound()
    const file = files.get(path)
    // A missing asset must not be answered with the page.
    if (!file && extname(path) !== '') return reply.callNotFound()
    const isImmutable = file !== undefined && path.startsWith('/assets/')
    reply.headers(headers).header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    return send(reply, file ?? page, request.headers)
  })
}

function send(
  reply: FastifyReply,
  { bytes, brotli, type, etag }: PanelFile,
  asked: { readonly 'if-none-match'?: string | undefined; readonly 'accept-encoding'?: string | undefined },
) {
  reply.header('etag', etag).header('vary', 'accept-encoding').type(type)
  if (asked['if-none-match'] === etag) return reply.code(304).send()
  const isSmaller = brotli !== undefined && /\bbr\b/.test(asked['accept-encoding'] ?? '')
  return isSmaller ? reply.header('content-encoding', 'br').send(brotli) : reply.send(bytes)
}

function readFiles(folder: string): ReadonlyMap<string, PanelFile> {
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile())
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name)]
      if (type === undefined) return []
      const file = join(folder, name)
      const bytes = readFileSync(file)
      const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      return [[`/${name}`, { bytes, brotli, type, etag }] as const]
    }),
  )
}
