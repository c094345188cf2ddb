import { productId } from '@market/domain/kernel'
import { memoryForms } from '../content/memory-forms.ts'
import { memoryPolls } from '../content/memory-polls.ts'
import { contentFormsContract } from './index.ts'

contentFormsContract('in memory', async () => ({
  ...memoryForms([productId(1)]),
  polls: memoryPolls(),
  product: productId(1),
  recaptcha: async () => 'insan',
}))
