import { escapeHtml } from '@market/server'

export interface MailShop {
  readonly siteTitleShort: string
  readonly siteUrl: string
}

/** The frame of every mail. `body` is HTML; `preview` is the text that an inbox shows next to the subject. */
export const mailLayout = (
  shop: MailShop,
  { title, preview, body }: { readonly title: string; readonly preview: string; readonly body: string },
): string => `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#eef0eb;font-family:Figtree,Arial,sans-serif;color:#15211f">
<div style="display:none">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">
<tr><td style="background:#0a5655;color:#ffffff;padding:20px 28px;border-radius:8px 8px 0 0;font-size:22px;font-weight:bold">${escapeHtml(shop.siteTitleShort)}</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 28px;font-size:13px;color:#53605c;border-top:1px solid #dce0d9">Bu ileti <a href="${escapeHtml(shop.siteUrl)}" style="color:#0a5655">${escapeHtml(shop.siteTitleShort)}</a> üzerindeki işleminiz nedeniyle gönderildi. Lütfen yanıtlamayın.</td></tr>
</table></td></tr></table>
</body>
</html>
`
