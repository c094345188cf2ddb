import { isMember } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** Name of the flag stored when a payment begins in this browser; without it there is nothing to ask for. */
export const begunPayment = 'open_payment'
/** Days that the flag is stored; longer than the shop waits for a bank transfer. */
export const begunPaymentDays = 4

/** Pages that show the payment's status themselves. */
const tellThemselves = new Set([
  '/banka-yonlendirmesi',
  '/my/tr/odeme-yontemi',
  '/my/siparis-tamamlandi',
  '/my/siparis-tamamlanamadi',
  '/my/link-olusturuldu',
])

/** Whether a page may have to show an unfinished payment, begun in this browser or by the member elsewhere. */
export function useBegunPayment(pathname: string): boolean {
  const expiring = useService(services.ExpiringStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const [begun, setBegun] = useState(false)
  const isTold = tellThemselves.has(pathname)
  useEffect(() => {
    if (!isTold) setBegun(expiring.read(begunPayment) !== undefined)
  }, [expiring, isTold])
  const member = isMember(user)
  return (begun || member) && user !== undefined && !isTold
}
