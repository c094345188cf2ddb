import { type ProductId, succeed } from '@market/domain/kernel'
import type { Profile } from '@market/domain/account'
import type { ProductCard } from '@market/domain/catalog'
import type { PromotionOffer } from '@market/domain/promotions'
import type { CartShop } from '@market/domain/cart'
import type { SavedCard } from '@market/domain/checkout'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aMember,
  aProfile,
  memoryAccounts,
  memoryAddresses,
  memoryAlarms,
  memoryPromotions,
  memoryPush,
  memoryIdentity,
  memoryLists,
  memoryNotifications,
  memoryPasskeys,
  memoryPhones,
  memoryProfile,
  memoryQuestions,
  memorySavedCards,
  memorySecondStep,
  memorySession,
  memorySharedLists,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, render } from '@testing-library/react'
import { Container } from 'inversify'
import type { ComponentType } from 'react'
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { services } from '../composition/tokens.ts'

const begunAt = new Date('2026-11-20T10:00:00Z')
const someSessions = ['Chrome, Windows', 'Safari, iPhone', undefined].map((device, index) => ({
  id: `oturum-${index}`,
  device,
  begunAt,
  usedAt: begunAt,
  own: index === 0,
}))

interface Stage {
  readonly profile?: Partial<Profile>
  readonly products?: readonly ProductCard[]
  /** Products of the list that are no longer sold. */
  readonly offSale?: readonly ProductId[]
  /** Shops with their products in stock. */
  readonly shops?: readonly CartShop[]
  /** Campaigns and coupons that every product page shows. */
  readonly offers?: readonly PromotionOffer[]
  readonly passkeys?: Parameters<typeof memoryPasskeys>[0]
  readonly savedCards?: readonly SavedCard[]
  /** Opens shared lists as this guest, not as their owner. */
  readonly guest?: string
}
/** A page that needs no loader data. */
interface MemberPage {
  readonly Component: ComponentType<{ readonly data: never }>
}

/**
 * Shows an account page to a logged-in member, with everything in memory. `deleted` and `exported` list the proofs with
 * which the account was deleted or its data exported.
 */
export async function showMemberPage(page: MemberPage, path: string, route: string, stage: Stage = {}) {
  cleanup()
  const { profile = {}, products = [], offSale = [], shops = [] } = stage
  const member = { username: 'ada@ornek.test', password: 'Deneme123' }
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([{ ...member, user: aMember() }], tokens), tokens })
  await session.login(member)
  const identities = memoryIdentity()
  const gateways = {
    identities,
    addresses: memoryAddresses({ nationalIdKept: () => identities.current() !== undefined }),
    lists: memoryLists(products, offSale),
    alarms: memoryAlarms(products),
    savedCards: memorySavedCards(stage.savedCards),
    secondStep: memorySecondStep(member.password),
    passkeys: memoryPasskeys({ password: member.password, ...stage.passkeys }),
    profiles: memoryProfile(aProfile(profile)),
    questions: memoryQuestions(products.map(({ id }) => id)),
    cart: memoryCart(shops),
  }
  const promotions = memoryPromotions(stage.offers ?? [])
  const sharedLists = memorySharedLists(gateways.lists)
  const sharedCarts = gateways.cart.sharedCarts
  const pushes = memoryPush()
  const deleted: object[] = []
  const exported: object[] = []
  const notices = makeNoticeStore(() => undefined, recordedApp())
  const container = new Container()
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: gateways.cart, app: recordedApp() }))
  container.bind(services.NotificationGateway).toConstantValue(memoryNotifications())
  container.bind(services.AddressGateway).toConstantValue(gateways.addresses)
  container.bind(services.Clock).toConstantValue(setClock())
  const access = { user: aMember(), accessToken: 'belirtec', listingKey: 'anahtar', messages: [] }
  const phones = memoryPhones({ password: member.password, profile: aProfile(profile), access })
  container.bind(services.PhoneGateway).toConstantValue(phones)
  container.bind(services.PasskeyGateway).toConstantValue(gateways.passkeys)
  container.bind(services.SecondStepGateway).toConstantValue(gateways.secondStep)
  container.bind(services.SavedCardGateway).toConstantValue(gateways.savedCards)
  container.bind(services.IdentityGateway).toConstantValue(identities)
  container.bind(services.ListGateway).toConstantValue(gateways.lists)
  container.bind(services.SharedCartGateway).toConstantValue(sharedCarts)
  container
    .bind(services.SharedListGateway)
    .toConstantValue(stage.guest === undefined ? sharedLists : sharedLists.as(stage.guest))
  container.bind(services.PromotionGateway).toConstantValue(promotions)
  container.bind(services.AlarmGateway).toConstantValue(gateways.alarms)
  container.bind(services.PushGateway).toConstantValue(pushes)
  container.bind(services.ProfileGateway).toConstantValue(gateways.profiles)
  container.bind(services.QuestionGateway).toConstantValue(gateways.questions)
  container.bind(services.PasswordGateway).toConstantValue(memoryAccounts([], someSessions).passwords)
  container.bind(services.RobotCheckGateway).toConstantValue({
    challenge: async () => succeed({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 }),
  })
  container.bind(services.PrivacyGateway).toConstantValue({
    exportAll: async (proof) => {
      exported.push(proof)
      return succeed('{}')
    },
    mailCode: async () => succeed({ message: 'Kodu gönderdik.' }),
    deleteAccount: async (proof) => {
      deleted.push(proof)
      return succeed(undefined)
    },
  })
  const Page = () => <page.Component data={useParams() as never} />
  const show = () => {
    render(
      <ServicesContext value={container}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider component={RouterLink}>
            <Routes>
              <Route path="/" element={<h1>Ana sayfa</h1>} />
              <Route path={route} element={<Page />} />
            </Routes>
          </LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
  }
  return {
    ...gateways,
    sharedCarts,
    sharedLists,
    phones,
    promotions,
    pushes,
    container,
    session,
    notices,
    deleted,
    exported,
    show,
    toast: () => notices.state.current().toasts.at(-1)?.text,
  }
}
