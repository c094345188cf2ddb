import { makeShopper } from './shopper.ts'
import { makeVisitor, type Visitor } from './make-visitor.ts'
import type { TestApi } from './start-test-api.ts'
import { demoMembers, demoPassword } from '../demo/add-demo-members.ts'

/** Creates one caller of each kind. The member is a demo member, so the database must be seeded. */
export const makeCaller = {
  anonymous: (api: TestApi): Promise<Visitor> => makeVisitor(api.url),
  guest: (api: TestApi): Promise<Visitor> => makeShopper(api),
  member: (api: TestApi): Promise<Visitor> =>
    makeVisitor(api.url, { username: demoMembers[0].email, password: demoPassword }),
  otherMember: (api: TestApi): Promise<Visitor> =>
    makeVisitor(api.url, { username: demoMembers[1].email, password: demoPassword }),
}
