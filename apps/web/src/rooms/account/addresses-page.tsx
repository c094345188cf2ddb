import type { Address, AddressStep } from '@market/domain/account'
import { askFirst, failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, EmptyState, Panel } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import { NationalIdForm } from '../../shared/address/national-id-form.tsx'
import { addressTexts } from '../../shared/address/texts.ts'
import { AddressRows } from './address-rows.tsx'
import { accountTexts } from './texts.ts'

const texts = accountTexts.addresses

/** `/my/tr/adresler` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-tr-adresler">
      {() => <Addresses />}
    </AccountFrame>
  ),
})

function Addresses() {
  const gateway = useService(services.AddressGateway)
  const { answer, change, reload } = useLoaded(() => gateway.initial())
  return (
    <Loaded answer={answer} reload={reload}>
      {(book) => <AddressList book={book} onChanged={(changed) => change((newest) => ({ ...newest, ...changed }))} />}
    </Loaded>
  )
}

interface AddressListProps {
  readonly book: AddressStep
  readonly onChanged: (changed: Partial<AddressStep>) => void
}

function AddressList({ book, onChanged }: AddressListProps) {
  const gateway = useService(services.AddressGateway)
  const notices = useService(services.NoticeStore)
  const [editing, setEditing] = useState<Address | 'new'>()
  const adding = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    if (edited.current && editing === undefined) adding.current?.focus()
    edited.current = editing !== undefined
  }, [editing])
  const remove = async ({ id }: Address) => {
    const removed = await gateway.remove(id)
    if (!removed.ok) return notices.toast({ type: 'error', text: failureText(removed.failure) })
    // The row with the focus is removed.
    adding.current?.focus()
    onChanged(removed.value)
    notices.toast({ type: 'success', text: texts.removed })
  }
  const choose = async (choice: Parameters<typeof gateway.select>[0]) => {
    const chosen = await gateway.select(choice)
    if (!chosen.ok) return notices.toast({ type: 'error', text: failureText(chosen.failure) })
    onChanged(chosen.value)
    notices.toast({ type: 'success', text: texts.chosen })
  }
  const ask = (address: Address) =>
    askFirst(notices, {
      title: texts.removeTitle,
      text: texts.removeText(address.title),
      yes: addressTexts.remove,
      no: addressTexts.cancel,
      run: () => void remove(address),
    })
  return (
    <>
      {book.addresses.length === 0 && editing === undefined && (
        <EmptyState picture={<EmptyPicture drawing="package" />} title={texts.empty} />
      )}
      {book.addresses.length > 0 && (
        <AddressRows book={book} onEdit={setEditing} onRemove={ask} onChoose={(choice) => void choose(choice)} />
      )}
      {editing === undefined ? (
        <Button ref={adding} variant="secondary" icon="plus" onClick={() => setEditing('new')}>
          {addressTexts.add}
        </Button>
      ) : (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          choosing
          {...(editing !== 'new' && editing.id !== book.selectedInvoice && { useAsInvoice: false })}
          tcRequired={false}
          cancel={() => setEditing(undefined)}
          onSaved={(saved) => {
            setEditing(undefined)
            onChanged(saved)
            notices.toast({ type: 'success', text: texts.saved })
          }}
        />
      )}
      <Panel title={addressTexts.nationalId.title} icon="identification-card">
        <NationalIdForm
          id="kimlik"
          onKept={() => {
            onChanged({ nationalIdKept: true })
            notices.toast({ type: 'success', text: texts.tcSaved })
          }}
        >
          {book.nationalIdKept ? texts.tcKept : texts.tcNote}
        </NationalIdForm>
      </Panel>
    </>
  )
}
