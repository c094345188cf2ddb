export { insertNamedProduct } from './insert-named-product.ts'
export { insertShop, setStock } from './insert-product.ts'
export { type TestApi, startTestApi } from './start-test-api.ts'
