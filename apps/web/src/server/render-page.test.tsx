import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from './render-page.tsx'
import { serverServices } from '../composition/server-services.ts'

const site = { titleShort: 'Dükkân', title: 'Dükkân: Deneme', url: 'http://dukkan.ornek' }
const nobody = { user_id: null, is_active: false, first_name: '', last_name: '', email: null }
const user = { ...nobody, newsletter: false, insider_contact_list: false, guest_email: null }
const answers = { items: [], status: '', user, access_token: 'a.b.c', listing_key: 'k', messages: [] }

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ success: true, data: answers })))
afterEach(() => vi.unstubAllGlobals())

/** Renders the page of an address while calls whose path contains `down` fail. */
function drawn(path: string, down: string) {
  const services = serverServices({
    apiUrl: 'http://sunucu.ornek',
    site,
    transport: async ({ url }) => {
      if (down !== '' && url.includes(down)) return { status: 500, body: undefined }
      return { status: 200, body: { success: true, data: answers } }
    },
  })
  return renderPage(site.url + path, services, new AbortController().signal)
}

it.each([
  ['/giris-yap', '', { fresh: 60, stale: 3600 }],
  ['/giris-yap', 'social', { fresh: 5, stale: 0 }],
  ['/my/siparis-takip', '', { fresh: 600, stale: 3600 }],
  ['/my/siparis-takip', 'banners', { fresh: 5, stale: 0 }],
  ['/', '/', { fresh: 5, stale: 0 }],
])('%s with “%s” down is shared for %o', async (path, down, shared) => {
  expect(await drawn(path, down)).toMatchObject({ kind: 'page', status: 200, shared })
})

it('redirects an address in capitals to the one in lower case', async () => {
  const location = '/magaza-liste?sort=A'
  expect(await drawn('/Magaza-Liste?sort=A', '')).toEqual({ kind: 'moved', status: 301, location })
})
