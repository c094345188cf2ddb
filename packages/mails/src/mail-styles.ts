/** Inline styles of the mail's parts in the light scheme, since mail programs require inline styles. */
const looks = {
  ground: 'margin:0;padding:0;background:#eef0eb',
  sheet: 'max-width:600px;background:#ffffff;border-radius:12px',
  head: 'background:#0a5655;padding:16px 28px;border-radius:12px 12px 0 0',
  brand: 'color:#ffffff;font:bold 22px/40px Figtree,Arial,sans-serif;text-decoration:none',
  stamp: 'vertical-align:middle;border:0;border-radius:6px;margin-right:12px',
  body: 'padding:28px;color:#15211f;font:16px/1.5 Figtree,Arial,sans-serif',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  heading: 'margin:24px 0 8px;font-size:17px;line-height:1.3',
  text: 'margin:0 0 16px',
  small: 'margin:0 0 16px;font-size:13px;color:#53605c',
  code: 'margin:16px 0;font-size:32px;line-height:1.3;letter-spacing:8px;font-weight:bold',
  link: 'color:#0a5655',
  button:
    'display:inline-block;background:#0a5655;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold',
  name: 'padding:6px 12px 6px 0;color:#53605c;vertical-align:top',
  value: 'padding:6px 0;text-align:right;font-weight:bold;vertical-align:top',
  sumName: 'padding:12px 12px 6px 0;font-weight:bold;vertical-align:top;border-top:2px solid #15211f',
  sum: 'padding:12px 0 6px;text-align:right;font-weight:bold;font-size:20px;vertical-align:top;border-top:2px solid #15211f',
  picture: 'display:block;border:0;border-radius:8px;background:#eef0eb',
  pictureCell: 'padding:8px 14px 8px 0;vertical-align:top;border-top:1px solid #dce0d9',
  line: 'padding:8px 12px 8px 0;vertical-align:top;border-top:1px solid #dce0d9',
  amount: 'padding:8px 0;text-align:right;white-space:nowrap;vertical-align:top;border-top:1px solid #dce0d9',
  stepDone: 'padding:6px 4px 10px;border-top:4px solid #0a5655;font-size:12px;line-height:1.3;vertical-align:top',
  stepNow:
    'padding:6px 4px 10px;border-top:4px solid #f2b84b;font-size:12px;line-height:1.3;font-weight:bold;vertical-align:top',
  stepAhead:
    'padding:6px 4px 10px;border-top:4px solid #dce0d9;font-size:12px;line-height:1.3;color:#53605c;vertical-align:top',
  foot: 'padding:16px 28px 20px;font:13px/1.6 Figtree,Arial,sans-serif;color:#53605c;border-top:1px solid #dce0d9',
} as const

/** Styles of the dark scheme. They need `!important`, because the light ones are inline. */
const dark: { readonly [Part in keyof typeof looks]?: string } = {
  ground: 'background:#0a1110',
  sheet: 'background:#182524',
  head: 'background:#163736',
  body: 'color:#edf2ef',
  small: 'color:#a8b6b1',
  link: 'color:#6ccabd',
  button: 'background:#6ccabd;color:#06201e',
  name: 'color:#a8b6b1',
  sumName: 'border-color:#edf2ef',
  sum: 'border-color:#edf2ef',
  picture: 'background:#121c1b',
  pictureCell: 'border-color:#2f403e',
  line: 'border-color:#2f403e',
  amount: 'border-color:#2f403e',
  stepDone: 'border-color:#6ccabd',
  stepAhead: 'border-color:#2f403e;color:#a8b6b1',
  foot: 'color:#a8b6b1;border-color:#2f403e',
}

/** A part's look as the attributes of its element. */
export const paint = (part: keyof typeof looks): string => `class="m-${part}" style="${looks[part]}"`

const important = (rules: string) =>
  rules
    .split(';')
    .map((rule) => `${rule}!important`)
    .join(';')

export const mailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  dark,
)
  .map(([part, rules]) => `.m-${part}{${important(rules)}}`)
  .join(
    '',
  )}}@media (max-width:480px){.m-body,.m-foot,.m-head{padding-left:18px!important;padding-right:18px!important}}`
