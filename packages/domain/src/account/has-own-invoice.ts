/** Whether the invoice goes to another address than the parcel. */
export const hasOwnInvoice = ({
  selectedInvoice,
  selectedAddress,
}: {
  readonly selectedInvoice: string | null
  readonly selectedAddress: string | null
}): boolean => selectedInvoice !== null && selectedInvoice !== selectedAddress
