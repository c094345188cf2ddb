import { savedCardId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { memoryTolls } from '../hgs/memory-tolls.ts'
import { memoryRaffles } from '../raffle/memory-raffles.ts'
import { hgsGatewayContract, raffleGatewayContract } from './index.ts'

const savedCard = savedCardId('00000000-0000-4000-8000-000000000001')

raffleGatewayContract('in memory', async () => {
  const gateway = memoryRaffles(undefined, [savedCard])
  return {
    gateway,
    savedCard,
    tokenizer: gateway.tokenizer,
    settle: async () => gateway.settle(),
    draw: async (draw) => gateway.draw(draw),
  }
})

hgsGatewayContract('in memory', async () => {
  const vehicle = { plate: '16ABC123', vin: 'WVWZZZ1JZXW000001', vehicleClass: 1, balance: kurus(4_250) }
  const gateway = memoryTolls([vehicle], [savedCard])
  return { gateway, savedCard, tokenizer: gateway.tokenizer, ...vehicle, settle: async () => gateway.settle() }
})
