import { memoryPackageSubject } from '../memory/package-subject.ts'
import { describePackagesContract } from './packages-contract.ts'

describePackagesContract('in memory', memoryPackageSubject)
