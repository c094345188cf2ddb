import { chromium } from 'playwright'
const [,, login, ...paths] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const width of [390, 1280]) {
  const ctx = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 }, locale: 'tr-TR' })
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()))
  page.on('pageerror', (e) => console.log('fault:', e.message))
  if (login === 'login') {
    await page.goto('http://localhost:5100/giris-yap')
    await page.locator('input[name=username]').fill('elif.karaca@ornek.com')
    await page.locator('input[name=password]').fill('Guvercin2026')
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('http://localhost:5100/', { timeout: 30000 })
  }
  for (const path of paths) {
    await page.goto('http://localhost:5100' + path)
    await page.waitForTimeout(2500)
    if (process.env.SUBMIT) { await page.locator('main form button[type=submit]').first().click(); await page.waitForTimeout(300) }
    await page.screenshot({ path: `/tmp/account/shot${path.replaceAll(/\W+/g, '-')}-${width}.png`, fullPage: true })
  }
  await ctx.close()
}
await browser.close()
