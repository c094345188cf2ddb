import { createHash } from 'node:crypto'
import { sandboxBankName } from '@market/bank-protocol'
import { escapeHtml } from '@market/server'
import { texts } from '../texts.ts'

const style = `
:root{color-scheme:light dark;--ground:#eef1f5;--surface:#fff;--text:#17202b;--muted:#556171;--line:#d5dce5;--main:#22497a;--on:#fff;--error:#a81e2c;--soft:#fff6dc;--softText:#5f4700}
@media (prefers-color-scheme:dark){:root{--ground:#10151c;--surface:#1a222d;--text:#edf1f6;--muted:#a9b4c2;--line:#334051;--main:#8db8ee;--on:#0b1a2d;--error:#ff9a9f;--soft:#3a2f10;--softText:#f4d98e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}
header{display:flex;align-items:center;gap:12px;font-weight:700;font-size:20px;margin-bottom:16px}
header svg{width:40px;height:40px;flex:none;color:var(--main)}
.note{background:var(--soft);color:var(--softText);border-radius:8px;padding:10px 14px;font-size:14px;margin:0 0 16px}
.sheet{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:24px}
h1{font-size:22px;line-height:1.3;margin:0 0 16px}
dl{margin:0 0 20px;display:grid;grid-template-columns:auto 1fr;gap:8px 16px}
dt{color:var(--muted)}dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
label{display:block;font-weight:600;margin-bottom:6px}
input{width:100%;font:inherit;font-size:24px;letter-spacing:8px;text-align:center;padding:10px;color:inherit;background:transparent;border:1px solid var(--muted);border-radius:8px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.hint{color:var(--muted);font-size:14px;margin:6px 0 16px}
.error{color:var(--error);font-weight:600;margin:0 0 12px}
.done{font-weight:600;margin:0 0 12px}
button{width:100%;min-height:48px;font:inherit;font-weight:600;border-radius:8px;border:1px solid var(--main);background:var(--main);color:var(--on);cursor:pointer;margin-top:8px}
button.quiet{background:transparent;color:var(--main)}
`
const drawing = 'viewBox="0 0 24 24" fill="none" stroke-width="1.6" stroke-linejoin="round"'
const columns = '<path d="M3 9.5 12 4l9 5.5H3ZM5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20.500h18"/>'
/** Without an icon, a browser requests `/favicon.ico`, which the policy forbids and the console reports. */
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${drawing} stroke="#22497a">${columns}</svg>`)}`
const script = `document.getElementById('return').submit()`
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Allows only this page's style, script and icon, loads nothing else, and sends forms only to the bank and the shop.
 */
export const pagePolicy = (siteUrl: string): string =>
  [
    `default-src 'none'`,
    `img-src data:`,
    `style-src ${sha256(style)}`,
    `script-src ${sha256(script)}`,
    `form-action 'self' ${siteUrl}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')

export interface Page {
  readonly title: string
  /** HTML of the page's content; its creators escape all values. */
  readonly body: string
  /** Whether the page submits the form with the id `return` by itself. */
  readonly goes?: boolean
}

export const bankPage = ({ title, body, goes = false }: Page): string => `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<title>${escapeHtml(title)} · ${sandboxBankName}</title><style>${style}</style></head>
<body><main>
<header><svg ${drawing} stroke="currentColor" aria-hidden="true">${columns}</svg>${sandboxBankName}</header>
<p class="note">${escapeHtml(texts.page.sandbox)}</p>
<div class="sheet"><h1>${escapeHtml(title)}</h1>
${body}</div>
</main>${goes ? `<script>${script}</script>` : ''}</body>
</html>
`
