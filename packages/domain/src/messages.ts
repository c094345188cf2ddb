import { cartMessages } from './cart/messages.ts'
import { catalogMessages } from './catalog/messages.ts'
import { sessionMessages } from './session/messages.ts'
import { shellMessages } from './shell/messages.ts'
import { validationMessages } from './validation/messages.ts'

/** The texts of specification sections 5 and 8 by room, each with its parameters (rules.md V16). */
export const messages = {
  validation: validationMessages,
  catalog: catalogMessages,
  cart: cartMessages,
  session: sessionMessages,
  shell: shellMessages,
} as const
