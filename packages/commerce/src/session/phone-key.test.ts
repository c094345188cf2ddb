import { expect, it } from 'vitest'
import { phoneKey } from './phone-key.ts'

it.each(['5321112233', '05321112233', '+90 532 111 22 33', '90(532)111-22-33', '0532.111.22.33'])(
  'knows %s as one number',
  (phone) => expect(phoneKey(phone)).toBe('5321112233'),
)

it.each(['', '532111223', '2121112233', '+49 1521112233', 'beş yüz'])('takes %j for none', (phone) =>
  expect(phoneKey(phone)).toBeUndefined(),
)
