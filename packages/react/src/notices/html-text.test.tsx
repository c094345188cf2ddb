import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HtmlText } from './html-text.tsx'

afterEach(cleanup)

const drawn = (html: string) => render(<HtmlText html={html} />).container.innerHTML

it('keeps marks, line breaks and links of the site', () => {
  expect(drawn('<p>En çok <b>3</b> adet.<br>Bakın: <a href="/sayfa/iletisim.html">İletişim</a></p>')).toBe(
    '<p>En çok <b>3</b> adet.<br>Bakın: <a href="/sayfa/iletisim.html">İletişim</a></p>',
  )
})

it.each([
  ['<script>alert(1)</script>dur', 'dur'],
  ['<img src=x onerror=alert(1)>dur', 'dur'],
  ['<b onclick="alert(1)" style="x" class="y">dur</b>', '<b>dur</b>'],
  ['<a href="javascript:alert(1)">dur</a>', 'dur'],
  ['<a href="//kotu.test">dur</a>', 'dur'],
  ['<a href="/\\kotu.test">dur</a>', 'dur'],
  ['<svg><a href="/x"><text>dur</text></a></svg>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['2 < 3 & 5', '2 &lt; 3 &amp; 5'],
])('takes %s apart', (html, text) => {
  expect(drawn(html)).toBe(text)
})
