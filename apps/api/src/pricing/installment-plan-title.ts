import { texts } from './texts.ts'

/** The card brand as shoppers know it. */
export const installmentPlanTitle = (brand: string): string => texts.planTitles[brand] ?? texts.otherCards
