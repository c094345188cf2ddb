import {
  httpAddresses,
  httpGuests,
  httpIdentities,
  httpMemberships,
  httpNotifications,
  httpPasskeys,
  httpPhones,
  httpPasswords,
  httpProfiles,
  httpSavedCards,
  httpSecondStep,
  httpSession,
} from '@market/http'
import {
  addressGatewayContract,
  guestGatewayContract,
  identityGatewayContract,
  membershipGatewayContract,
  notificationGatewayContract,
  passkeyGatewayContract,
  phoneGatewayContract,
  passwordGatewayContract,
  profileGatewayContract,
  savedCardGatewayContract,
  secondStepGatewayContract,
  sessionGatewayContract,
} from '@market/testing/contracts'
import { afterAll, beforeAll } from 'vitest'
import { postAccessToken } from '@market/contract'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertSavedCard } from '../testing/insert-saved-card.ts'
import { insertMember } from '../testing/insert-member.ts'
import { mailedCode } from '../testing/read-mails.ts'
import { mailedToken } from '../testing/mailed-token.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readSms } from '../testing/read-sms.ts'
import { softAuthenticator } from '../testing/soft-authenticator.ts'
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts'
import { nextCode, turnOnSecondStep } from '../testing/turn-on-second-step.ts'
import { solveRobotCheck } from '../testing/solve-robot-check.ts'

import { notify } from '../notifications/notify.ts'

let api: TestApi
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer('magaza', () => api.deps.clock.now())
  api = await startTestApi({ social: { google: { issuer: issuer.url, clientId: 'magaza' } } })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
})

const canLogIn = async (username: string, password: string) => {
  const visitor = await makeVisitor(api.url)
  return (await visitor.call(postAccessToken, { body: { username, password } })).status === 200
}
const token = (email: string) => mailedToken(api.deps.db, email)
/** Makes a client after an hour, when the hourly limits are reset. */
const laterClient = async (who?: Parameters<typeof makeClient>[1]) => {
  api.advance(3_600_000)
  return makeClient(api.url, who)
}
let applicants = 0

membershipGatewayContract('over HTTP', async () => {
  const { client, visitor } = await laterClient()
  applicants += 1
  return {
    gateway: httpMemberships(client),
    mailedCode: token,
    newEmail: `aday${applicants}@ornek.test`,
    canLogIn,
    recaptcha: () => solveRobotCheck(visitor),
  }
})

passwordGatewayContract('over HTTP', async () => {
  const member = await insertMember(api)
  await makeVisitor(api.url, member.credentials)
  const { client, visitor } = await laterClient(member.credentials)
  return {
    gateway: httpPasswords(client),
    member,
    mailedToken: token,
    canLogIn,
    recaptcha: () => solveRobotCheck(visitor),
  }
})

profileGatewayContract('over HTTP', async () => {
  const member = await insertMember(api)
  const { client } = await laterClient(member.credentials)
  return {
    gateway: httpProfiles(client),
    password: member.password,
    codeFor: (email) => mailedCode(api.deps.db, email),
    taken: (await insertMember(api)).email,
  }
})

identityGatewayContract('over HTTP', async () => {
  const { id, credentials } = await insertMember(api)
  const { client } = await laterClient(credentials)
  const kept = () => api.deps.db.selectFrom('national_ids').select('tc').where('owner_id', '=', id).executeTakeFirst()
  return { gateway: httpIdentities(client), kept: async () => (await kept())?.tc }
})

notificationGatewayContract('over HTTP', async () => {
  const { id: userId, credentials } = await insertMember(api)
  const now = api.deps.clock.now()
  for (const [index, title] of ['Siparişiniz hazırlanıyor', 'Siparişiniz yolda'].entries())
    await notify(api.deps.db, { userId, title, text: 'Takip edebilirsiniz.', now: new Date(now.getTime() + index) })
  const { client } = await makeClient(api.url, credentials)
  return httpNotifications(client)
})

savedCardGatewayContract('over HTTP', async () => {
  const { id: userId, credentials } = await insertMember(api)
  for (const [index, last4] of ['0010', '0011'].entries())
    await insertSavedCard(api, { userId, last4, savedAt: new Date(api.deps.clock.now().getTime() + index) })
  const { client } = await makeClient(api.url, credentials)
  return httpSavedCards(client)
})

passkeyGatewayContract('over HTTP', async () => {
  const { credentials, password } = await insertMember(api)
  const { client, visitor, tokens } = await laterClient(credentials)
  return {
    gateway: httpPasskeys(client),
    password,
    tokens,
    async withSecondStep() {
      const { key } = await turnOnSecondStep(api, visitor, password)
      return { gateway: httpPasskeys(client), code: nextCode(api, key) }
    },
    device: () => {
      const { create, get } = softAuthenticator(new URL(api.deps.config.siteUrl).origin)
      return { make: (options) => create(options), sign: (options) => get(options) }
    },
  }
})

let numbers = 0
phoneGatewayContract('over HTTP', async () => {
  const { id, credentials, password } = await insertMember(api)
  numbers += 1
  const phone = String(5_320_000_000 + numbers)
  await api.deps.db.updateTable('users').set({ phone }).where('id', '=', id).execute()
  const { client, tokens } = await laterClient(credentials)
  return { gateway: httpPhones(client), password, phone, tokens, sent: async (to) => readSms(api, to).at(-1) }
})

secondStepGatewayContract('over HTTP', async () => {
  const { credentials, password } = await insertMember(api)
  const { client } = await laterClient(credentials)
  return { gateway: httpSecondStep(client), password, code: async (key) => nextCode(api, key) }
})

sessionGatewayContract('over HTTP', async () => {
  const { client, tokens } = await laterClient()
  const member = await insertMember(api)
  const careful = await insertMember(api)
  const { recoveryCodes } = await turnOnSecondStep(
    api,
    await makeVisitor(api.url, careful.credentials),
    careful.password,
  )
  const proven = (sub: string, email: string) => issuer.sign({ sub, email, email_verified: true })
  return {
    gateway: httpSession(client),
    tokens,
    member: member.credentials,
    mailedCode: async (email) => (await mailedCode(api.deps.db, email)) || undefined,
    careful: careful.credentials,
    codes: [recoveryCodes[0] ?? '', recoveryCodes[1] ?? ''],
    socialTokens: {
      member: await proven(member.id, member.email),
      stranger: await proven(`yabanci-${member.id}`, 'yabanci@ornek.test'),
    },
    socialAnswer: {
      provider: 'google',
      ...(await issuer.codeFor({ sub: member.id, email: member.email, email_verified: true })),
    },
    notActivated: (await insertMember(api, false)).credentials,
  }
})

addressGatewayContract('over HTTP', async () => httpAddresses((await laterClient()).client))

guestGatewayContract('over HTTP', async () => ({
  gateway: httpGuests((await laterClient()).client),
  mailedCode: (email) => mailedCode(api.deps.db, email),
}))
