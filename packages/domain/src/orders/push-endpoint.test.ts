import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('takes %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.ornek.test/abc',
  'https://evilnotify.windows.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//fcm.googleapis.com/abc',
  'https://fcm.googleapis.com\\@10.0.0.1/abc',
  'https://fcm.googleapis.com/a\nb',
  'https://FCM.googleapis.com./abc',
  'fcm.googleapis.com',
  'https://.push.apple.com/abc',
  'https://a..push.apple.com/abc',
  '',
])('refuses %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false)
})

it('refuses whatever is not a name of theirs', () => {
  fc.assert(fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.ipV4()), (address) => !isPushEndpoint(address)))
})
