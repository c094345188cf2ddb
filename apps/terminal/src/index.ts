export { runTerminal } from './run-terminal.ts'
export { visitTokens } from './visit-tokens.ts'
