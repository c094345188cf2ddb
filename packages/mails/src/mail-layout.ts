import { escapeHtml } from '@market/server'
import { mailStyles, paint } from './mail-styles.ts'

export interface MailShop {
  readonly siteTitleShort: string
  readonly siteUrl: string
}

/**
 * The frame of every mail. It uses tables, since mail programs support little else, inline colours for programs without
 * styles, and the dark scheme for those with styles. `body` is HTML; `preview` is the text that an inbox shows next to
 * the subject.
 */
export const mailLayout = (
  { siteTitleShort, siteUrl }: MailShop,
  { title, preview, body }: { readonly title: string; readonly preview: string; readonly body: string },
): string => {
  const [name, home] = [escapeHtml(siteTitleShort), escapeHtml(siteUrl)]
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${mailStyles}</style>
</head>
<body ${paint('ground')} bgcolor="#eef0eb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint('ground')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint('sheet')}>
<tr><td ${paint('head')}><a href="${home}" ${paint('brand')}><img src="${home}/icons/192.png" width="40" height="40" alt="" ${paint('stamp')}>${name}</a></td></tr>
<tr><td ${paint('body')}>
<h1 ${paint('title')}>${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td ${paint('foot')}>Bu ileti <a href="${home}" ${paint('link')}>${name}</a> üzerindeki işleminiz nedeniyle gönderildi. Lütfen yanıtlamayın.<br><a href="${home}/my/siparisler" ${paint('link')}>Siparişlerim</a> &middot; <a href="${home}/my/siparis-takip" ${paint('link')}>Sipariş takibi</a></td></tr>
</table></td></tr></table>
</body>
</html>
`
}
