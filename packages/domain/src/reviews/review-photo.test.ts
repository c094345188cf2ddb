import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photosOf } from '../catalog/photos-of.ts'
import { photoLimits, photoProblem } from './review-photo.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]
const webp = [...new TextEncoder().encode('RIFF'), 1, 2, 3, 4, ...new TextEncoder().encode('WEBP')]
const gif = [...new TextEncoder().encode('GIF89a'), 0, 0, 0, 0, 0, 0]
const kinds = { jpeg, png, webp }
const bytes = (list: readonly number[]) => Uint8Array.from(list)

describe('photoProblem', () => {
  it.each(Object.entries(kinds))('takes %s, up to eight megabytes', (_name, head) => {
    expect(photoProblem(bytes(head), photoLimits.bytes)).toBeUndefined()
    expect(photoProblem(bytes(head), photoLimits.bytes + 1)).toBe('size')
  })

  it.each([
    ['nothing', [], 0, 'empty'],
    ['an empty file that claims to be one', jpeg, 0, 'empty'],
    ['a GIF', gif, 100, 'kind'],
    ['text', [...new TextEncoder().encode('JPEG, dedim ya')], 14, 'kind'],
    ['sound in the same container as WebP', [...webp.slice(0, 8), ...new TextEncoder().encode('WAVE')], 100, 'kind'],
  ] as const)('refuses %s', (_name, head, size, problem) => expect(photoProblem(bytes(head), size)).toBe(problem))

  it('looks at the content alone, whatever follows it', () => {
    const head = fc.constantFrom(...Object.values(kinds))
    fc.assert(
      fc.property(
        head,
        fc.uint8Array({ maxLength: 40 }),
        fc.integer({ min: 1, max: photoLimits.bytes }),
        (kind, rest, size) => {
          expect(photoProblem(bytes([...kind, ...rest]), size)).toBeUndefined()
        },
      ),
    )
  })

  it('takes nothing whose beginning is cut or changed', () => {
    const marks = { jpeg: [0, 1, 2], png: [0, 1, 2, 3, 4, 5, 6, 7], webp: [0, 1, 2, 3, 8, 9, 10, 11] }
    for (const [name, head] of Object.entries(kinds))
      for (const at of marks[name as keyof typeof marks])
        fc.assert(
          fc.property(fc.integer({ min: 1, max: 255 }), (by) => {
            const changed = head.with(at, ((head[at] ?? 0) + by) % 256)
            expect(photoProblem(bytes(changed), 100)).toBe('kind')
            expect(photoProblem(bytes(head.slice(0, at)), 100)).toBe('kind')
          }),
          { numRuns: 20 },
        )
  })
})

describe('photosOf', () => {
  it('counts each comment’s photos from one', () => {
    const comments = [
      { id: 1, name: 'A** K**', images: ['a', 'b'] },
      { id: 2, name: 'E** T**', images: [] },
      { id: 3, name: 'C** D**', images: ['c'] },
    ]
    expect(photosOf(comments)).toEqual([
      { image: 'a', name: 'A** K**', number: 1, count: 2 },
      { image: 'b', name: 'A** K**', number: 2, count: 2 },
      { image: 'c', name: 'C** D**', number: 1, count: 1 },
    ])
  })
})
