import { memoryBuyBacks } from '../buy-back/memory-buy-backs.ts'
import { buyBackGatewayContract } from './index.ts'

buyBackGatewayContract('in memory', async () => memoryBuyBacks())
