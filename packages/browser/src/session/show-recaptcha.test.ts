import { afterEach, expect, it, vi } from 'vitest'
import { showRecaptcha } from './show-recaptcha.ts'

const widget = {
  siteKey: 'anahtar',
  scriptUrl: 'https://robot.example/api.js',
  language: 'tr',
  onSolved: () => undefined,
}
const reasonOf = (change: Partial<typeof widget>) =>
  new Promise<string>((onFailed) => showRecaptcha(document.body, { ...widget, ...change, onFailed }))
const script = () => document.querySelector<HTMLScriptElement>('script[src*="robot.example"]')

afterEach(() => {
  script()?.remove()
  vi.unstubAllGlobals()
})

it('says what is missing before it loads anything', async () => {
  expect(await reasonOf({ siteKey: '' })).toBe('No key provided')
  expect(await reasonOf({ scriptUrl: '' })).toBe('No version provided')
  expect(script()).toBeNull()
})

it('says that its script could not be loaded, and asks for it in Turkish', async () => {
  const reason = reasonOf({})
  expect(script()?.src).toContain('hl=tr')
  script()?.dispatchEvent(new Event('error'))
  expect(await reason).toBe('Failed to load script')
})

it('says that it could not be run', async () => {
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    render: (_: HTMLElement, options: Record<string, () => void>) => options['error-callback']?.(),
  })
  const reason = reasonOf({})
  script()?.dispatchEvent(new Event('load'))
  expect(await reason).toBe('Failed to execute')
})
