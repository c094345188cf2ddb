import type { ContentBlock, ContentPage } from '@market/domain/content'
import { aContentPage } from '@market/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { contentHead } from '../content-head.ts'
import { stretchesOf } from '../landing/stretches.ts'
import { TextView } from './text-view.tsx'

afterEach(cleanup)
const show = (given: Partial<ContentPage>) =>
  render(<TextView data={{ page: aContentPage(given), rows: {}, sections: [] }} />)
const headings = (...texts: readonly string[]): readonly ContentBlock[] =>
  texts.map((text) => ({ type: 'heading', text }))

describe('a page of text', () => {
  it('has one main heading, its blocks below it and links in its texts', () => {
    show({ blocks: [...headings('Neyiz?'), { type: 'paragraph', text: 'Bkz. [iade](/sayfa/iade-proseduru.html).' }] })
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Hakkımızda'])
    expect(screen.getByRole('heading', { level: 2, name: 'Neyiz?' })).toHaveProperty('id', 'neyiz')
    expect(screen.getByRole('link', { name: 'iade' }).getAttribute('href')).toBe('/sayfa/iade-proseduru.html')
  })

  it('shows markup in a text as text', () => {
    show({ blocks: [{ type: 'paragraph', text: '<img src=x onerror=alert(1)> [x](javascript:alert)' }] })
    expect(document.querySelector('img')).toBeNull()
    expect(screen.queryByRole('link', { name: 'x' })).toBeNull()
    expect(screen.getByText(/<img src=x/)).toBeTruthy()
  })

  it('lists its parts where there are many', () => {
    show({ blocks: headings('Bir', 'İki', 'Üç', 'Dört') })
    const [parts] = screen.getAllByRole('navigation', { name: 'Bu sayfada' })
    const links = parts ? within(parts).getAllByRole('link') : []
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#bir', '#iki', '#uc', '#dort'])
    cleanup()
    show({ blocks: headings('Bir', 'İki') })
    expect(screen.queryByRole('navigation', { name: 'Bu sayfada' })).toBeNull()
  })

  it('marks itself among its siblings', () => {
    const siblings = ['hakkimizda', 'basin'].map((name) => ({ path: `/sayfa/${name}.html`, title: name }))
    show({ siblings })
    const list = screen.getByRole('navigation', { name: 'Kurumsal sayfaları' })
    expect(within(list).getByRole('link', { current: 'page' }).textContent).toBe('hakkimizda')
    expect(within(list).getByRole('link', { name: 'basin' })).toBeTruthy()
  })

  it('answers questions under an address of their own', () => {
    show({
      blocks: [{ type: 'accordion', items: [{ question: 'Kaç gün?', answer: ['**14** gün.', 'İş günü değil.'] }] }],
    })
    const answer = document.getElementById('kac-gun')
    expect(answer?.closest('details')?.open).toBe(false)
    expect(answer?.textContent).toBe('14 gün.İş günü değil.')
  })

  it('names rows and columns of a table', () => {
    show({ blocks: [{ type: 'table', caption: 'Süreler', head: ['Varış', 'Gün'], rows: [['Aynı il', '1']] }] })
    const table = screen.getByRole('table', { name: 'Süreler' })
    expect(within(table).getByRole('rowheader', { name: 'Aynı il' })).toBeTruthy()
    expect(within(table).getByRole('columnheader', { name: 'Gün' })).toBeTruthy()
  })
})

describe('a legal text', () => {
  const versions = [2, 1].map((version) => ({
    version,
    effectiveAt: `2026-0${version}-01T00:00:00.000+03:00`,
    changes: version === 2 ? 'Sadeleşti' : '',
  }))
  const legal = { kind: 'legal', path: '/sayfa/gizlilik.html', versions } as const

  it('says since when it is in force and what there was before', () => {
    show({ ...legal, ...(versions[0] && { version: versions[0] }) })
    expect(screen.getByText('1 Şubat 2026 tarihinden beri yürürlükte')).toBeTruthy()
    expect(screen.getByText('Sadeleşti')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sürüm 1' }).getAttribute('href')).toBe('/sayfa/gizlilik.html?surum=1')
    expect(screen.queryByText(/eski bir sürüm/)).toBeNull()
  })

  it('warns on an earlier version and leads back', () => {
    const [, first] = versions
    show({ ...legal, ...(first && { version: first }) })
    expect(screen.getByText(/eski bir sürüm/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Yürürlükteki sürüme dön' }).getAttribute('href')).toBe(legal.path)
    const head = contentHead(aContentPage({ ...legal, ...(first && { version: first }) }), new URL('http://shop.test/'))
    expect(head).toMatchObject({ noindex: true, canonical: legal.path })
  })
})

describe('the head of a page', () => {
  const origin = new URL('http://shop.test/sayfa/x.html')

  it('carries the way to it and its questions as data', () => {
    const page = aContentPage({
      blocks: [{ type: 'accordion', items: [{ question: 'Kaç gün?', answer: ['**14** gün.', 'Ücretsiz.'] }] }],
    })
    const { structured = [], ...head } = contentHead(page, origin)
    expect(head).toEqual({ title: page.title, description: page.summary, canonical: page.path })
    const [way, questions] = structured
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, item: 'http://shop.test/' },
      { position: 2, name: 'Kurumsal' },
      { position: 3, item: `http://shop.test${page.path}` },
    ])
    expect(questions?.['mainEntity']).toMatchObject([
      { name: 'Kaç gün?', acceptedAnswer: { text: '14 gün. Ücretsiz.' } },
    ])
  })

  it('keeps search engines from a page that is not for them', () =>
    expect(contentHead(aContentPage({ indexed: false }), origin).noindex).toBe(true))
})

it('keeps texts together between what takes the whole width', () => {
  const [a, b, c] = headings('a', 'b', 'c')
  const row = { type: 'stamps', items: [] } as const
  const blocks = [a, b, row, c].flatMap((block) => block ?? [])
  expect(stretchesOf(blocks).map((one) => (one.type === 'text' ? one.blocks.map(([, at]) => at) : one.at))).toEqual([
    [0, 1],
    2,
    [3],
  ])
})
