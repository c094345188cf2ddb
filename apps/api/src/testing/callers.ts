import { makeShopper } from './shopper.ts'
import { makeVisitor, type Visitor } from './make-visitor.ts'
import type { TestApi } from './start-test-api.ts'
import { demoMembers, demoPassword } from '../demo/add-demo-members.ts'

/** One caller of each kind; the demo members are there in a seeded database alone. */
export const makeCaller = {
  anonymous: (api: TestApi): Promise<Visitor> => makeVisitor(api.url),
  guest: (api: TestApi): Promise<Visitor> => makeShopper(api),
  member: (api: TestApi): Promise<Visitor> =>
    makeVisitor(api.url, { username: demoMembers[0].email, password: demoPassword }),
  otherMember: (api: TestApi): Promise<Visitor> =>
    makeVisitor(api.url, { username: demoMembers[1].email, password: demoPassword }),
}
