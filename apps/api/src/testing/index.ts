export { type TestApi, startTestApi } from './start-test-api.ts'
