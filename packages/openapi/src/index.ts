export { contractCalls, type NamedCall } from './contract-calls.ts'
export type { JsonSchema } from './json-schema.ts'
export { docsPolicy, makeDocs } from './make-docs.ts'
export { makeDeskOpenApi, makeOpenApi } from './make-openapi.ts'
