export { memoryCart, type MemoryCart } from './memory-cart.ts'
