import { aProductCard, hostileText, memoryLists, refused, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSlug, productId } from '../kernel/ids.ts'
import { defaultListName, isFavourite } from './favourite-list.ts'
import { isSameListName, listNameProblems, maxListNameLength, normalizeListName } from './list-name.ts'
import { moveFavourite } from './move-favourite.ts'
import { createList, renameList } from './name-list.ts'
import { setFavourite } from './set-favourite.ts'

const item = { productId: productId(1), attrId: '' }
const begun = async () => {
  const lists = memoryLists([aProductCard({ id: item.productId })])
  const holding = async () =>
    (await valueOf(lists.check(item))).filter(({ exist }) => exist).map(({ collectionName }) => collectionName)
  const [standard] = await valueOf(lists.all())
  return { lists, holding, standard: standard?.collectionSlug ?? listSlug('yok') }
}

it('every member begins with the list of specification section 1', () => {
  expect(defaultListName).toBe('Favori Listem')
})

describe('T4 a list’s name', () => {
  it('is one text however it is spaced, cased or dotted', () => {
    expect(normalizeListName('  Yaz \t tatili ')).toBe('Yaz tatili')
    expect(isSameListName('IŞIK  listesi', ' ışık Listesi')).toBe(true)
    expect(isSameListName('Yaz', 'Kış')).toBe(false)
  })

  it('is something, and short enough for a card', () => {
    expect(listNameProblems(' ')).toEqual([{ field: 'name', problem: 'required' }])
    expect(listNameProblems('a'.repeat(maxListNameLength))).toEqual([])
    expect(listNameProblems('a'.repeat(maxListNameLength + 1))).toEqual([{ field: 'name', problem: 'invalid' }])
  })

  it('stays as it is when it is made ready twice', () => {
    fc.assert(
      fc.property(hostileText, (text) => normalizeListName(normalizeListName(text)) === normalizeListName(text)),
    )
  })
})

describe('createList and renameList', () => {
  it('send the name made ready, and nothing without one', async () => {
    const { lists } = await begun()
    const made = await valueOf(createList({ lists })('  Yaz   Tatili '))
    expect(made.collectionName).toBe('Yaz Tatili')
    expect(await createList({ lists })(' ')).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await renameList({ lists })(made.collectionSlug, '')).toMatchObject({ failure: { kind: 'invalid' } })
    expect((await valueOf(renameList({ lists })(made.collectionSlug, ' Kış '))).collectionName).toBe('Kış')
  })
})

describe('moveFavourite', () => {
  it('takes a product from one list to another', async () => {
    const { lists, holding, standard } = await begun()
    const { collectionSlug: to } = await valueOf(lists.create('Yaz'))
    await valueOf(lists.add(standard, item))
    await valueOf(moveFavourite({ lists })(item, { from: standard, to }))
    expect(await holding()).toEqual(['Yaz'])
    await valueOf(moveFavourite({ lists })(item, { from: to, to }))
    expect(await holding()).toEqual(['Yaz'])
  })

  it('loses nothing when half of it fails', async () => {
    const { lists, holding, standard } = await begun()
    await valueOf(lists.add(standard, item))
    const nowhere = listSlug('yok')
    expect(await moveFavourite({ lists })(item, { from: standard, to: nowhere })).toMatchObject({ ok: false })
    expect(await holding()).toEqual([defaultListName])
    const { collectionSlug: to } = await valueOf(lists.create('Yaz'))
    const stuck = { ...lists, take: async () => refused(503, 'Biraz sonra deneyin.') }
    expect(await moveFavourite({ lists: stuck })(item, { from: standard, to })).toMatchObject({ ok: false })
    expect(await holding()).toEqual([defaultListName, 'Yaz'])
  })
})

describe('setFavourite', () => {
  it('fills the heart with the default list', async () => {
    const { lists, holding } = await begun()
    await valueOf(lists.create('Yaz'))
    const after = await valueOf(setFavourite({ lists })(item, true))
    expect(isFavourite(after)).toBe(true)
    expect(await holding()).toEqual([defaultListName])
  })

  it('empties the heart by taking the product out of every list', async () => {
    const { lists, holding, standard } = await begun()
    const { collectionSlug } = await valueOf(lists.create('Yaz'))
    await valueOf(lists.add(standard, item))
    await valueOf(lists.add(collectionSlug, item))
    const after = await valueOf(setFavourite({ lists })(item, false))
    expect(isFavourite(after)).toBe(false)
    expect(after).toEqual(await valueOf(lists.check(item)))
    expect(await holding()).toEqual([])
  })

  it.each([true, false])('changes nothing that is as wished already (%s)', async (held) => {
    const { lists, holding } = await begun()
    const { collectionSlug } = await valueOf(lists.create('Yaz'))
    if (held) await valueOf(lists.add(collectionSlug, item))
    const after = await valueOf(setFavourite({ lists })(item, held))
    expect(isFavourite(after)).toBe(held)
    expect(await holding()).toEqual(held ? ['Yaz'] : [])
  })

  it('asks no list to give up what it does not hold', async () => {
    const { lists, standard } = await begun()
    await valueOf(lists.create('Yaz'))
    await valueOf(lists.add(standard, item))
    const asked: string[] = []
    const take: typeof lists.take = (slug, line) => {
      asked.push(slug)
      return lists.take(slug, line)
    }
    await valueOf(setFavourite({ lists: { ...lists, take } })(item, false))
    expect(asked).toEqual([standard])
  })

  it('says what failed', async () => {
    const { lists } = await begun()
    const strange = { productId: productId(99), attrId: '' }
    expect(await setFavourite({ lists })(strange, true)).toMatchObject({ failure: { kind: 'not-found' } })
    const down = { ...lists, check: async () => refused(503, 'Biraz sonra deneyin.') }
    expect(await setFavourite({ lists: down })(item, true)).toMatchObject({ failure: { status: 503 } })
  })
})
