import { kurus } from '@market/domain/money'
import { memoryTolls } from '../hgs/memory-tolls.ts'
import { memoryRaffles } from '../raffle/memory-raffles.ts'
import { hgsGatewayContract, raffleGatewayContract } from './index.ts'

raffleGatewayContract('in memory', async () => {
  const gateway = memoryRaffles()
  return {
    gateway,
    tokenizer: gateway.tokenizer,
    settle: async () => gateway.settle(),
    draw: async (draw) => gateway.draw(draw),
  }
})

hgsGatewayContract('in memory', async () => {
  const vehicle = { plate: '16ABC123', vin: 'WVWZZZ1JZXW000001', vehicleClass: 1, balance: kurus(4_250) }
  const gateway = memoryTolls([vehicle])
  return { gateway, tokenizer: gateway.tokenizer, ...vehicle, settle: async () => gateway.settle() }
})
