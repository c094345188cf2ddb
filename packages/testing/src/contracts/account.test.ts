import { aNotification, memoryNotifications } from '../account/memory-notifications.ts'
import { memoryAccounts } from '../account/memory-accounts.ts'
import { aMember } from '../session/a-user.ts'
import { memoryTokens } from '../session/memory-tokens.ts'
import { memoryPasskeys } from '../account/memory-passkeys.ts'
import { aProfile } from '../account/memory-profile.ts'
import { memoryPhones } from '../account/memory-phones.ts'
import { memorySecondStep } from '../account/memory-second-step.ts'
import { aSavedCard, memorySavedCards } from '../checkout/memory-saved-cards.ts'
import { savedCardId } from '@market/domain/kernel'
import { emailCode, memoryIdentity, memoryProfile, takenEmail } from '../account/memory-profile.ts'
import {
  identityGatewayContract,
  membershipGatewayContract,
  notificationGatewayContract,
  passwordGatewayContract,
  profileGatewayContract,
  savedCardGatewayContract,
  passkeyGatewayContract,
  phoneGatewayContract,
  secondStepGatewayContract,
} from './index.ts'

const member = { email: 'ada@ornek.test', password: 'Dogru-Parola-1' }
const accounts = () => {
  const begun = {
    device: 'Chrome, Android',
    begunAt: new Date('2026-11-20T10:00:00Z'),
    usedAt: new Date('2026-11-21T10:00:00Z'),
  }
  const all = memoryAccounts(
    [{ ...member, activated: true }],
    [
      { ...begun, id: 'oturum-1', own: true },
      { ...begun, id: 'oturum-2', own: false },
    ],
  )
  const mailed = async (email: string) => all.mailed.findLast((mail) => mail.email === email)?.code
  return {
    all,
    mailed,
    canLogIn: async (email: string, password: string) => all.accepts(email, password),
    recaptcha: async () => 'insan',
  }
}

membershipGatewayContract('in memory', async () => {
  const { all, mailed, ...rest } = accounts()
  return { ...rest, gateway: all.memberships, mailedCode: mailed, newEmail: 'yeni@ornek.test' }
})

passwordGatewayContract('in memory', async () => {
  const { all, mailed, ...rest } = accounts()
  return { ...rest, gateway: all.passwords, mailedToken: mailed, member }
})

profileGatewayContract('in memory', async () => ({
  gateway: memoryProfile(),
  password: 'Deneme123',
  codeFor: async () => emailCode,
  taken: takenEmail,
}))

identityGatewayContract('in memory', async () => {
  const gateway = memoryIdentity()
  return { gateway, kept: async () => gateway.current() }
})

notificationGatewayContract('in memory', async () =>
  memoryNotifications([
    aNotification({ id: 'bildirim-2', date: '2026-11-20T10:00:00Z' }),
    aNotification({ id: 'bildirim-1' }),
  ]),
)

savedCardGatewayContract('in memory', async () =>
  memorySavedCards([aSavedCard(), aSavedCard({ id: savedCardId('kart-2'), firstDigits: '400000', last4: '0010' })]),
)

passkeyGatewayContract('in memory', async () => {
  const access = { user: aMember(), accessToken: 'belirtec', listingKey: 'anahtar', messages: [] }
  const stage = { password: 'Dogru-Parola-1', access }
  return {
    gateway: memoryPasskeys(stage),
    password: stage.password,
    tokens: memoryTokens(),
    withSecondStep: async () => ({ gateway: memoryPasskeys({ ...stage, secondStep: '123456' }), code: '123456' }),
    device: () => ({ make: (options) => options, sign: (options) => options }),
  }
})

phoneGatewayContract('in memory', async () => {
  const access = { user: aMember(), accessToken: 'belirtec', listingKey: 'anahtar', messages: [] }
  const [password, phone] = ['Dogru-Parola-1', '5321112233']
  const gateway = memoryPhones({ password, profile: aProfile({ phone }), access })
  return { gateway, password, phone, tokens: memoryTokens(), sent: async () => gateway.sent() }
})

secondStepGatewayContract('in memory', async () => {
  const gateway = memorySecondStep('Dogru-Parola-1')
  let shown = 0
  return {
    gateway,
    password: 'Dogru-Parola-1',
    code: async () => {
      shown += 1
      return gateway.codes[shown] ?? ''
    },
  }
})
