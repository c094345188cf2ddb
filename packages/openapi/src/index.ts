export { contractCalls, type NamedCall } from './contract-calls.ts'
export type { JsonSchema } from './json-schema.ts'
export { docsPolicy, makeDocs } from './make-docs.ts'
export { makeOpenApi } from './make-openapi.ts'
