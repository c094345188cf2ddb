import { httpContent, makeAccess, makeApiClient } from '@market/http'
import { memoryTokens } from '@market/testing'
import { contentLibraryContract } from '@market/testing/contracts'
import { afterAll, beforeAll } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ products: 20 })
})
afterAll(() => api.stop())

contentLibraryContract('over HTTP', async () => {
  const access = makeAccess({ baseUrl: api.url, store: memoryTokens(), now: Date.now })
  return {
    content: httpContent(makeApiClient({ baseUrl: api.url, access })),
    path: '/sayfa/hakkimizda.html',
    legal: '/sayfa/uyelik-sozlesmesi.html',
  }
})
