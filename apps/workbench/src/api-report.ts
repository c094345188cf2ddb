import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api-report/api-report.ts'
import { brokenExports, mayBreak } from './api-report/broken-exports.ts'
import { emitDeclarations } from './api-report/emit-declarations.ts'
import { coreVersion, releasedReport } from './api-report/released-report.ts'
import { reportFolder } from './api-report/report-folder.ts'

rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder)
const pages = apiReport(emitDeclarations())
for (const [name, page] of pages) writeFileSync(join(reportFolder, name), page)
process.stdout.write(`Wrote ${pages.size} pages to ${reportFolder}\n`)

const released = releasedReport()
const broken = released ? brokenExports(released.pages, pages) : []
if (released && broken.length > 0 && !mayBreak(released.version, coreVersion())) {
  process.stderr.write(
    `These exports of ${released.version} are removed or changed, so ${coreVersion()} has to be a higher version:\n${broken.join('\n')}\n`,
  )
  process.exitCode = 1
}
