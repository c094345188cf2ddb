import { expect, it } from 'vitest'
import { HotFiles } from './hot-files.ts'

it('forgets the file longest unasked when the bytes run out', () => {
  const hot = new HotFiles(30)
  hot.set('a', Buffer.alloc(10))
  hot.set('b', Buffer.alloc(10))
  hot.set('c', Buffer.alloc(10))
  hot.get('a')
  hot.set('d', Buffer.alloc(10))
  expect(['a', 'b', 'c', 'd'].filter((name) => hot.get(name))).toEqual(['a', 'c', 'd'])
})

it('counts a file set again once', () => {
  const hot = new HotFiles(30)
  hot.set('a', Buffer.alloc(20))
  hot.set('a', Buffer.alloc(20))
  hot.set('b', Buffer.alloc(10))
  expect(hot.get('a')).toBeDefined()
})
