import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api-report/api-report.ts'
import { emitDeclarations } from './api-report/emit-declarations.ts'
import { reportFolder } from './api-report/report-folder.ts'

rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder)
const pages = apiReport(emitDeclarations())
for (const [name, page] of pages) writeFileSync(join(reportFolder, name), page)
process.stdout.write(`Wrote ${pages.size} pages to ${reportFolder}\n`)
