import type { AlarmKind } from '@market/domain/alarms'

/** Address fragment that makes a product's page open the alarm drawer. */
export const alarmFragments: Readonly<Record<AlarmKind, string>> = {
  price: 'fiyat-alarmi',
  stock: 'gelince-haber-ver',
}

/** Address of a product's page with the alarm drawer open. */
export const alarmAddress = (productUrl: string, kind: AlarmKind): string => `${productUrl}#${alarmFragments[kind]}`
