import type { DeskAnswer, getReturn } from '@market/contract/counter'

export type Return = DeskAnswer<typeof getReturn>

export const returnTabNames = {
  arrived: 'Yanıt bekleyen',
  awaited: 'Yolda',
  disputed: 'İtiraz',
  done: 'Biten',
} as const
export type ReturnTabName = keyof typeof returnTabNames

export const isReturn = (value: unknown): value is Return =>
  typeof value === 'object' && value !== null && 'revision' in value && 'lines' in value

export const refundOf = ({ lines }: Pick<Return, 'lines'>): number => lines.reduce((sum, { refund }) => sum + refund, 0)
