import { getPackage, postAccept, postPack, postShip, postUndo, putInvoice } from '@market/contract/counter'
import { fail, type GatewayFailure, type Result } from '@market/domain/kernel'
import { mayHappenToPackage, type PackageEvent } from '@market/domain/packages'
import { deskCodes } from '@market/domain/team'
import { useService } from '@market/react'
import { useState } from 'react'
import { services } from '../../desk/services.ts'
import { type Asked, useWrite } from '../../desk/use-desk.ts'
import { presentOf } from '../../parts/conflict.tsx'
import { isPackage, type Package, presentPackage } from '../package-words.ts'

type Sent = Promise<Result<Package, GatewayFailure>>

/** The steps of a package as one member takes them, with the conflict if a colleague was faster. */
export function usePackageSteps(now: Package, asked: Asked<Package>) {
  const { id, revision } = now
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const { write, busy, failure, clear } = useWrite()
  const [step, setStep] = useState<{
    readonly word: string
    readonly event: PackageEvent['type']
    readonly send: (revision: number) => Sent
  }>()
  const take = async (word: string, event: PackageEvent['type'], send: (revision: number) => Sent, of = revision) => {
    setStep({ word, event, send })
    const next = await write(() => send(of))
    if (!next) return undefined
    asked.set(next)
    setStep(undefined)
    return next
  }
  const takeBack = (next: Package) => async () => {
    await take(
      'Son adımı geri al',
      'undo',
      (of) => client.send(postUndo, { params: { id }, body: { revision: of } }),
      next.revision,
    )
  }
  const accept = async () => {
    const next = await take('Siparişi onayla', 'accept', (of) => acceptOne(of))
    if (next) undo.took({ text: 'Sipariş onaylandı.', undo: takeBack(next) })
  }
  const acceptOne = async (of: number): Sent => {
    const answer = await client.send(postAccept, { body: { packages: [{ id, revision: of }] } })
    if (!answer.ok) return answer
    const [result] = answer.value.results
    const read = await client.send(getPackage, { params: { id } })
    if (!read.ok || result?.accepted) return read
    return fail({
      kind: 'refused',
      status: 409,
      code: deskCodes.stale,
      message: result?.message ?? '',
      data: read.value,
    })
  }
  const pack = async () => {
    const next = await take('Paketlendi olarak işaretle', 'pack', (of) =>
      client.send(postPack, { params: { id }, body: { revision: of } }),
    )
    if (next) undo.took({ text: 'Paket hazır. Kargoya verince takip numarasını yazın.', undo: takeBack(next) })
  }
  const ship = async (tracking_no: string) => {
    const next = await take(`Kargoya ver, takip numarası ${tracking_no}`, 'ship', (of) =>
      client.send(postShip, { params: { id }, body: { revision: of, tracking_no } }),
    )
    if (next) undo.took({ text: 'Kargoya verildi, alıcıya e-posta gönderildi.' })
  }
  const sendInvoice = async (file: Uint8Array<ArrayBuffer>) => {
    const next = await write(() => client.send(putInvoice, { params: { id }, file }))
    if (!next) return
    asked.set(next)
    undo.took({ text: 'Fatura gönderildi, alıcı sipariş sayfasında görür.' })
  }
  const present = presentOf(failure)
  const theirs = isPackage(present) ? present : undefined
  const shownAs = theirs && presentPackage(now, theirs)
  const conflict = theirs &&
    shownAs &&
    step && {
      mine: step.word,
      theirs: shownAs.text,
      onTake() {
        asked.set(theirs)
        clear()
      },
      onMine:
        shownAs.isSame && mayHappenToPackage(theirs.state, step.event)
          ? () => void take(step.word, step.event, step.send, theirs.revision)
          : undefined,
    }
  return { accept, pack, ship, sendInvoice, takeBack: takeBack(now), busy, failure, clear, conflict }
}
