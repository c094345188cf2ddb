import { writeFileSync } from 'node:fs'
import { apiReport } from './api-report/api-report.ts'
import { emitDeclarations } from './api-report/emit-declarations.ts'
import { reportFile } from './api-report/report-file.ts'

writeFileSync(reportFile, apiReport(emitDeclarations()))
process.stdout.write(`Wrote ${reportFile}\n`)
