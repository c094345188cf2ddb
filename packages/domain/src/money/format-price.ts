import type { Money } from './money.ts'

/** An amount as shoppers read it: `1.234,56 TL` (rules.md M2). */
export const formatPrice = (amount: Money): string => {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const fraction = String(Math.abs(amount) % 100).padStart(2, '0')
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}${grouped},${fraction} TL`
}
