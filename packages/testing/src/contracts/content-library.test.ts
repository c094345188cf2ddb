import { aContentPage } from '../content/a-content-page.ts'
import { memoryContent } from '../content/memory-content.ts'
import { contentLibraryContract } from './content-library.ts'

contentLibraryContract('in memory', async () => {
  const path = '/sayfa/hakkimizda.html'
  const legal = '/sayfa/gizlilik.html'
  const siblings = [
    { path, title: 'Hakkımızda' },
    { path: legal, title: 'Gizlilik' },
  ]
  const versions = [2, 1].map((version) => ({ version, effectiveAt: `2026-0${version}-01T00:00:00.000Z`, changes: '' }))
  const legalPages = versions.map((version) =>
    aContentPage({
      path: legal,
      kind: 'legal',
      title: 'Gizlilik',
      siblings,
      version,
      versions,
      blocks: [{ type: 'paragraph', text: `Sürüm ${version.version}` }],
    }),
  )
  const help = aContentPage({
    path: '/sayfa/yardim-iade.html',
    kind: 'help',
    section: { slug: 'yardim', title: 'Yardım' },
    title: 'İade',
    blocks: [{ type: 'accordion', items: [{ question: 'İade süresi kaç gün?', answer: ['14 gün.'] }] }],
  })
  return { content: memoryContent([aContentPage({ siblings }), ...legalPages, help]), path, legal }
})
