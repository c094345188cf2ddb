import type { Banner, BannerPosition } from '@market/domain'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { RouterLink } from '../../shell/router-link.tsx'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { page } from './home-page.tsx'

nothingInView()
afterEach(cleanup)

const banner = (position: BannerPosition, headline: string): Banner => ({
  position,
  category: null,
  link: '/kampanyalar/deprem-yardimi',
  bannerUrl: '',
  name: headline,
  text: { kicker: '', headline, slogan: 'Kolileriniz ücretsiz taşınır', button: 'Nasıl yardım ederim?' },
  height: 64,
  background: 'plum',
  gradientBackground: null,
  stamps: [],
})
const show = (...banners: readonly Banner[]) => {
  const { Component } = page
  const data = {
    slides: [],
    banners,
    mostSold: [],
    phones: [],
    categories: { totalCount: 0, items: [] },
    slots: [],
    deals: [],
    shops: [],
    at: '2026-11-21T08:00:00.000Z',
  }
  render(
    <MemoryRouter>
      <LinkProvider component={RouterLink}>
        <Component data={data} />
      </LinkProvider>
    </MemoryRouter>,
  )
}

it('begins with the earthquake banner in a time of need', () => {
  show(banner('campaign-small', 'Kitap şenliği'), banner('earthquake', 'Deprem bölgesine yardım'))
  const help = screen.getByRole('link', { name: /Deprem bölgesine yardım.*Nasıl yardım ederim/ })
  expect(help.getAttribute('href')).toBe('/kampanyalar/deprem-yardimi')
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(help)
})

it('has none otherwise, whatever campaigns there are', () => {
  show(banner('campaign-small', 'Kitap şenliği'))
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.matches('a')).toBe(false)
})
