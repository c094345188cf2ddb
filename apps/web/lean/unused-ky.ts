/** Modules of ky for what the shop does not ask of it, and what they give in its stead. */
const stubs: Readonly<Record<string, string>> = {
  'core/retry-timing.js': 'export const calculateRetryTimingDelay = leftOut, getRetryTimingHeader = leftOut',
  'errors/SchemaValidationError.js': 'export class SchemaValidationError extends Error {}',
  'utils/is-network-error.js': 'export default () => false',
  'utils/body.js': 'export const streamRequest = leftOut, streamResponse = leftOut',
}
/** Steps of a request that is neither retried, hooked, nor read by ky itself, and what each does then. */
const steps: Readonly<Record<string, string>> = {
  calculateDelay: 'leftOut()',
  calculateRetryDelay: 'leftOut()',
  getBodyReadTimeout: 'leftOut()',
  getErrorDataTimeout: 'leftOut()',
  getResponseData: 'leftOut()',
  isJsonContentType: 'leftOut()',
  parseJson: 'leftOut()',
  raceBodyRead: 'leftOut()',
  raceWithTotalTimeout: 'leftOut()',
  readResponseText: 'leftOut()',
  retryFromError: 'throw error',
  runAfterResponseHooks: 'return response',
  runBeforeRequestHooks: '',
}
const leftOut = `const leftOut = () => { throw new Error('Left out of the build (unused-ky.ts).') }`
const step = /^    (?:static )?(?:async )?#(\w+)\(([^\n]*)\) \{\n[\s\S]*?^    \}$/gm

/** What begins one of the blocks that are left out: shortcuts such as `ky(…).json()`, search parameters, an error for a status. */
const blocks =
  /^( +)(?:for \(const \[type, mimeType\]|if \(hasSearchParameters|if \(!currentResponse\.ok|if \(ky\.#options\.onDownload)[\s\S]*?^\1\}$/gm
const searchParameters = /^const appendSearchParameters = [\s\S]*?^\};$/m

/**
 * Retries, hooks, search parameters, progress and errors by status are not asked of ky: 4 KB of its 7.5 on each first visit. Whoever asks for
 * one of them is told so by the first call.
 */
export const unusedKy = {
  name: 'unused-ky',
  transform(code: string, id: string) {
    const [, file] = /[\\/]ky[\\/]distribution[\\/](.+)$/.exec(id.replaceAll('\\', '/')) ?? []
    if (file === undefined) return null
    if (stubs[file]) return { code: `${leftOut}\n${stubs[file]}`, map: null }
    if (file === 'utils/merge.js')
      return { code: `${code.replace(searchParameters, leftOut)}\nconst appendSearchParameters = leftOut`, map: null }
    if (file !== 'core/Ky.js') return null
    const lean = code
      .replaceAll(blocks, '')
      .replaceAll(step, (whole: string, name: string, given: string) =>
        name in steps ? `async #${name}(${given}) { ${steps[name]} }` : whole,
      )
    return { code: `${lean}\n${leftOut}`, map: null }
  },
}
