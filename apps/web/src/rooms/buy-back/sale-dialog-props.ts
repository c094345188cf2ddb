import type { DeviceSale } from '@market/domain/buy-back'

export interface SaleActionsProps {
  readonly sale: DeviceSale
  readonly onChanged: (sale: DeviceSale) => void
}

export interface SaleDialogProps extends SaleActionsProps {
  readonly open: boolean
  readonly onClose: () => void
}
