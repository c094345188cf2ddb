export { browserStorage } from './session/storage.ts'
export { localTokenStore } from './session/local-token-store.ts'
export { windowAppBridge } from './cart/app-bridge.ts'
export { solveProofOfWork } from './session/solve-proof-of-work.ts'
