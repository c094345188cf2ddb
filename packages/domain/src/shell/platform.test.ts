import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isResponsive, platform, showsUpdateOverlay } from './platform.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const webView = 'Mozilla/5.0 (Linux; U; ; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'

describe('S7 platform', () => {
  it.each([
    [phone, false, 'android'],
    [webView, false, 'android'],
    [desk, true, 'android'],
    ['', true, 'android'],
    [iPhone, false, 'ios'],
    [iPhone, true, 'ios'],
    [desk, false, 'other'],
    ['', false, 'other'],
  ] as const)('of %j with bridge %s is %s', (userAgent, bridge, device) => {
    expect(platform(userAgent, bridge)).toBe(device)
  })

  it('knows three, whatever the user agent says', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (userAgent, bridge) => {
        expect(['android', 'ios', 'other']).toContain(platform(userAgent, bridge))
      }),
    )
  })
})

describe('S7 isResponsive', () => {
  it('holds under 768 px and on every mobile device', () => {
    expect(isResponsive(767, 'other')).toBe(true)
    expect(isResponsive(768, 'other')).toBe(false)
    expect(isResponsive(2000, 'android')).toBe(true)
    expect(isResponsive(2000, 'ios')).toBe(true)
  })
})

describe('S7 showsUpdateOverlay', () => {
  it('is for android, not on cart, address and payment', () => {
    expect(showsUpdateOverlay('android', '/')).toBe(true)
    expect(showsUpdateOverlay('ios', '/')).toBe(false)
    expect(showsUpdateOverlay('other', '/')).toBe(false)
    for (const route of ['/my/tr/sepet', 'my-tr-adres', '/my/tr/odeme-yontemi?x=1'])
      expect(showsUpdateOverlay('android', route)).toBe(false)
    expect(showsUpdateOverlay('android', '/my/tr/adresler')).toBe(true)
  })
})
