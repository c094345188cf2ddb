import { ApiError } from '@market/api/counter'
import { checkedSeller } from '@market/commerce'
import { type DeskAnswerInput, getOfficeToday, getSellerToday } from '@market/contract/counter'
import { messageQueue, officeQueues, packageQueues, type Queue, returnQueue, sqlSellers } from '@market/database'
import { isoDayText, noonOf, turkishDay, turkishDayStart } from '@market/domain/kernel'
import { disputeHours } from '@market/domain/packages'
import {
  type CheckedRequirement,
  daysAfter,
  dueSince,
  openForSeller,
  type SellerState,
  hearingEnd,
  workingDaysAfter,
} from '@market/domain/sellers'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { sellerAnswers, sellerTexts } from '../sellers/texts.ts'

const disputeMs = disputeHours * 3_600_000

type Opening = NonNullable<DeskAnswerInput<typeof getSellerToday>['opening']>

/** The queues of a shop, and those of the office. */
export const todayRoutes = (): readonly AnyDeskRoute[] => [
  deskRoute(getSellerToday, async ({ db, who: { shopId }, now }) => {
    const sellers = sqlSellers(db)
    const seller = await sellers.find(shopId)
    if (!seller) throw new ApiError(...sellerAnswers.unknown)
    const terms = await sellers.terms(now)
    const { messageDays, mendDays } = terms
    const checked = await checkedSeller(sellers, seller, now)
    const open = seller.state === 'ended' ? [] : openForSeller(checked)
    const asked = (await sellers.marks(shopId)).filter(
      ({ key, mark }) => mark === 'asked' && open.some((one) => one.key === key && one.state === 'asked'),
    )
    const times = asked.map(({ at }) => at).sort((one, other) => one.getTime() - other.getTime())
    const mendBy = times[0] && daysAfter(times[0], mendDays)
    const packages = await packageQueues(db, shopId, isoDayText(now))
    const returns = await returnQueue(db, shopId, now)
    const messages = await messageQueue(db, { shopId, fromOffice: true, before: daysBefore(now, messageDays) })
    const packageRow = <const Name extends string>(name: Name) => {
      const day = packages.due.get(name)
      return row(name, packages.queues.get(name), day ? turkishDayStart(turkishDay(noonOf(day)) + 1) : undefined)
    }
    return {
      rows: [
        packageRow('to-accept'),
        packageRow('to-pack'),
        packageRow('to-ship'),
        row('returns', returns.queue, returns.answerBy ?? undefined),
        row(
          'requirements',
          {
            count: open.length,
            oldest: open.length > 0 ? (times[0] ?? seller.stateAt) : null,
            late: times.filter((at) => daysAfter(at, mendDays) <= now).length,
          },
          mendBy,
        ),
        row('messages', messages, messages?.oldest ? daysAfter(messages.oldest, messageDays) : undefined),
      ],
      answer_by: seller.askedAt && !seller.answeredAt ? hearingEnd(seller.askedAt, terms).toISOString() : null,
      opening: isBeforeOpening(seller.state) ? { state: seller.state, steps: stepsOf(seller.state, checked) } : null,
    }
  }),
  deskRoute(getOfficeToday, async ({ db, now }) => {
    const { checkDays, hearDays, messageDays } = await sqlSellers(db).terms(now)
    const queues = await officeQueues(db, {
      today: isoDayText(now),
      checkBefore: dueSince(now, checkDays),
      disputeBefore: new Date(now.getTime() - disputeMs),
      heardBefore: dueSince(now, hearDays),
    })
    const messages = await messageQueue(db, { fromOffice: false, before: daysBefore(now, messageDays) })
    const checkRow = <const Name extends string>(name: Name) => {
      const queue = queues.get(name)
      return row(name, queue, queue?.oldest ? workingDaysAfter(queue.oldest, checkDays) : undefined)
    }
    const disputes = queues.get('disputes')
    const late = queues.get('late-packages')
    return {
      rows: [
        checkRow('applications'),
        checkRow('openings'),
        row('disputes', disputes, disputes?.oldest ? new Date(disputes.oldest.getTime() + disputeMs) : undefined),
        row('late-packages', late, late?.oldest ? new Date(late.oldest.getTime() + 86_400_000) : undefined),
        checkRow('hearings'),
        checkRow('requirements'),
        row('messages', messages, messages?.oldest ? daysAfter(messages.oldest, messageDays) : undefined),
      ],
    }
  }),
]

/** Entries sent before this instant are late, if they have the given number of days. */
const daysBefore = (now: Date, days: number) => turkishDayStart(turkishDay(now) - days)

const row = <const Name extends string>(queue: Name, found: Queue | undefined, dueAt: Date | undefined) => ({
  queue,
  count: found?.count ?? 0,
  oldest_at: found?.count ? (found.oldest?.toISOString() ?? null) : null,
  due_at: found?.count ? (dueAt?.toISOString() ?? null) : null,
  overdue: found?.late ?? 0,
})

const isBeforeOpening = (state: SellerState) => ['draft', 'submitted', 'verified', 'contracted'].includes(state)

/** The way to the open shop: what the seller gives, the office's check, the contract, the opening. */
function stepsOf(state: SellerState, checked: readonly CheckedRequirement[]): Opening['steps'] {
  const needed = checked.filter((one) => one.needed)
  const step = (one: CheckedRequirement): Opening['steps'][number] => ({
    step: one.key,
    title: one.title,
    by: one.kind === 'review' || one.state === 'given' ? 'office' : 'seller',
    state: one.state,
  })
  const isChecked = state === 'verified' || state === 'contracted'
  return [
    ...needed.filter(({ kind }) => kind !== 'terms').map(step),
    {
      step: 'check',
      title: sellerTexts.check,
      by: 'office',
      state: isChecked ? 'accepted' : state === 'submitted' ? 'given' : 'missing',
    },
    ...needed.filter(({ kind }) => kind === 'terms').map(step),
    { step: 'open', title: sellerTexts.open, by: 'office', state: state === 'contracted' ? 'given' : 'missing' },
  ]
}
