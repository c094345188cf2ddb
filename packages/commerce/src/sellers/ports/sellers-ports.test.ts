import { sampleRequirements, sampleTerms } from '../memory/sample-requirements.ts'
import { memorySellers } from '../memory/sellers.ts'
import { describeSellersContract } from './sellers-contract.ts'

describeSellersContract('in memory', () => memorySellers(sampleRequirements, sampleTerms))
