import type { AlarmKind } from '@market/domain/alarms'

/** Fragment with which a product's page opens the alarm drawer. */
export const alarmFragments: Readonly<Record<AlarmKind, string>> = {
  price: 'fiyat-alarmi',
  stock: 'gelince-haber-ver',
}

/** The page of a product with an alarm to set. */
export const alarmAddress = (productUrl: string, kind: AlarmKind): string => `${productUrl}#${alarmFragments[kind]}`
