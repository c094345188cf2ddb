import type { GatewayFailure, Result } from '@market/domain/kernel'
import { changedParcels, type Order } from '@market/domain/orders'
import { useService } from '@market/react'
import { useEffect, useRef, useState } from 'react'
import { ordersRoom } from '../bind.ts'
import * as css from '../orders.css.ts'
import { orderTexts as texts } from '../texts.ts'

interface LiveOrderProps {
  readonly order: Order
  /** The order's number or the signed link of a mail, by which it is loaded. */
  readonly named: string
  readonly read: () => Promise<Result<Order, GatewayFailure>>
  readonly onOrder: (order: Order) => void
}

/** Keeps the shown order up to date and announces changes of its parcels. Pauses while the tab is hidden. */
export function LiveOrder({ order, named, read, onOrder }: LiveOrderProps) {
  const follow = useService(ordersRoom.followOrder)
  const [news, setNews] = useState('')
  const latest = useRef({ order, read, onOrder })
  useEffect(() => {
    latest.current = { order, read, onOrder }
  })
  useEffect(() => {
    let tab: AbortController | undefined
    const readAgain = async () => {
      const { order: before, ...now } = latest.current
      const answer = await now.read()
      if (!answer.ok) return undefined
      const changed = changedParcels(before, answer.value)
      if (changed.length > 0)
        setNews(changed.map(({ shopName, statusText }) => texts.news(shopName, statusText)).join(' '))
      now.onOrder(answer.value)
      return answer.value.mark
    }
    const look = () => {
      tab?.abort()
      if (document.visibilityState === 'hidden') return
      tab = new AbortController()
      void follow({ order: named, mark: latest.current.order.mark, read: readAgain, ending: tab.signal })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      tab?.abort()
    }
  }, [follow, named])
  // The live region exists before its first text, so that the text is announced.
  return (
    <p role="status" className={css.news}>
      {news}
    </p>
  )
}
