import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/** A trial's own API, which stops with it. */
export async function onApi<Seen>(work: (api: TestApi) => Promise<Seen>): Promise<Seen> {
  const api = await startTestApi()
  try {
    return await work(api)
  } finally {
    await api.stop()
  }
}
