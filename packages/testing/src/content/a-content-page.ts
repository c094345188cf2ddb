import type { ContentPage } from '@market/domain/content'

export const aContentPage = (given: Partial<ContentPage> = {}): ContentPage => {
  const version = { version: 1, effectiveAt: '2026-01-05T00:00:00.000Z', changes: '' }
  return {
    path: '/sayfa/hakkimizda.html',
    kind: 'page',
    section: { slug: 'kurumsal', title: 'Kurumsal' },
    title: 'Hakkımızda',
    summary: 'Kim olduğumuz.',
    hero: null,
    blocks: [{ type: 'paragraph', text: 'Bir **pazaryeri**.' }],
    version,
    versions: [version],
    siblings: [],
    indexed: true,
    ...given,
  }
}
