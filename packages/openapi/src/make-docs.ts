import { createHash } from 'node:crypto'
import { type Call, listingHeader } from '@market/contract'
import type * as v from 'valibot'
import { escapeHtml } from '@market/server'
import { contractCalls, type NamedCall } from './contract-calls.ts'
import { contractSchema, descriptionOf } from './contract-schema.ts'
import { fieldsOf } from './describe-schema.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1d2433}
h1{font-size:1.6rem}h2{margin-top:2rem;font-size:1.2rem}summary{cursor:pointer;padding:.5rem 0}
details{border-bottom:1px solid #dde1ea}code{font:.9em ui-monospace,monospace}table{border-collapse:collapse;width:100%}
td:first-child{width:45%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4.5rem;font-weight:600}.who{color:#5a6478}`

/** Allows no scripts and no resources except the inline style, by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const whoText: Readonly<Record<Call['who'], string>> = {
  open: 'no token needed',
  any: 'a token of any kind',
  member: 'members only',
}

/** The calls of `openapi.json` as a readable page. */
export function makeDocs(shop: string): string {
  const rooms = Map.groupBy(
    contractCalls,
    ({ call }) => call.path.split('/')[call.path.startsWith('/x/') ? 2 : 1] ?? '',
  )
  const sections = [...rooms].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(shop)} API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><h1>${escapeHtml(shop)} API</h1>
<p>Every call stands below <code>/eptnew</code> and answers <code>{ success, data, err_msg?, err_code? }</code>. GET and DELETE
carry fields in the query, the others as a JSON body. A token goes into <code>Authorization: Bearer</code>;
<code>POST /access-token</code> gives one. The same for machines: <a href="openapi.json">openapi.json</a>.</p>
${sections.map(([room, calls]) => `<section><h2>${escapeHtml(room)}</h2>${calls.map(callHtml).join('')}</section>`).join('\n')}
</body></html>`
}

function callHtml({ name, call }: NamedCall): string {
  const headers = [
    ...(call.listing ? [`<code>${listingHeader}</code>, signed with the session’s listing key`] : []),
    ...(call.idempotent ? ['<code>Idempotency-Key</code>, so that a repeated request is done once'] : []),
  ]
  return `<details id="${escapeHtml(name)}"><summary><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code>
 ${escapeHtml(call.summary)} <span class="who">(${whoText[call.who]})</span></summary>
<p>${escapeHtml(descriptionOf(name) ?? '')}</p>
${headers.length === 0 ? '' : `<p>Headers: ${headers.join('; ')}.</p>`}
${table('In the path', call.params, 'input')}${table('In the query', call.query, 'input')}${table('In the body', call.body, 'input')}${table('Answer, in <code>data</code>', call.answer, 'output')}</details>`
}

function table(title: string, schema: v.GenericSchema | undefined, typeMode: 'input' | 'output'): string {
  if (!schema) return ''
  const fields = fieldsOf(contractSchema(schema, typeMode))
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ path, required, type, description }) =>
      `<tr><td><code>${escapeHtml(path)}</code>${required ? '' : ' <span class="who">optional</span>'}</td><td>${escapeHtml(type)}${description === undefined ? '' : `<br><span class="who">${escapeHtml(description)}</span>`}</td></tr>`,
  )
  return `<table><thead><tr><th colspan="2">${title}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
