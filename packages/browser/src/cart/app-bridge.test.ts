import { expect, it } from 'vitest'
import { windowAppBridge } from './app-bridge.ts'

it('tells the app by its handler', () => {
  const told: string[] = []
  const handler = { postMessage: (text: string) => void told.push(text) }
  windowAppBridge({ webkit: { messageHandlers: { add_to_cart: handler } } }, () => undefined).post('add_to_cart', {
    id: 5,
  })
  windowAppBridge({ android: { go_cart: (text: string) => void told.push(text) } }, () => undefined).post('go_cart')
  expect(told).toEqual(['{"id":5}', '{}'])
})

it('only logs an app that fails', () => {
  const logged: string[] = []
  const broken = () => {
    throw new Error('gone')
  }
  windowAppBridge({ android: { go_cart: broken } }, (text) => void logged.push(text)).post('go_cart')
  windowAppBridge({}, (text) => void logged.push(text)).post('go_cart')
  expect(logged).toEqual(['the app did not take go_cart: Error: gone'])
})
