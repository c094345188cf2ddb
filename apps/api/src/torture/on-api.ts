import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/** Runs a trial with a new API and stops the API afterwards. */
export async function onApi<Seen>(work: (api: TestApi) => Promise<Seen>): Promise<Seen> {
  const api = await startTestApi()
  try {
    return await work(api)
  } finally {
    await api.stop()
  }
}
