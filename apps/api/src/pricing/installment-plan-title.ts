import { texts } from './texts.ts'

/** The title of an instalment plan, with the card brand's name for shoppers. */
export const installmentPlanTitle = (brand: string): string => texts.planTitles[brand] ?? texts.otherCards
