import { productId, type ProductId } from '@market/domain/kernel'
import type { ContactGateway, FriendGateway, PollGateway, WholesaleGateway } from '@market/domain/content'
import { describe, expect, it } from 'vitest'
import { aContactForm, aFriendForm, aWholesaleForm } from '../content/some-forms.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ContentFormsSubject {
  readonly contacts: ContactGateway
  /** A member's gateway. */
  readonly friends: FriendGateway
  readonly wholesale: WholesaleGateway
  /** Has an open poll that the caller has not answered. */
  readonly polls: PollGateway
  readonly product: ProductId
  /** An answer that passes the robot check. */
  readonly recaptcha: () => Promise<string>
}

/** The behaviour required of every `ContactGateway`, `FriendGateway`, `WholesaleGateway` and `PollGateway`. */
export const contentFormsContract = (name: string, subject: () => Promise<ContentFormsSubject>): void => {
  const strange = productId(2_147_483_646)

  describe(`ContactGateway: ${name}`, () => {
    it('takes a message and gives it a number; refuses one without words or address', async () => {
      const { contacts, recaptcha } = await subject()
      const form = aContactForm({ recaptcha: await recaptcha() })
      expect((await valueOf(contacts.send(form))).ticketNo).not.toBe('')
      for (const missing of [{ message: '' }, { email: 'ada' }])
        expect(await failureOf(contacts.send({ ...form, ...missing }))).toMatchObject({ kind: 'refused' })
    })
  })

  describe(`FriendGateway: ${name}`, () => {
    it('mails a friend about a product that there is', async () => {
      const { friends, product } = await subject()
      await valueOf(friends.tell(aFriendForm({ productId: product })))
      expect(await failureOf(friends.tell(aFriendForm({ productId: product, friendEmail: 'x' })))).toMatchObject({
        kind: 'refused',
      })
      expect(await failureOf(friends.tell(aFriendForm({ productId: strange })))).toMatchObject({ kind: 'not-found' })
    })
  })

  describe(`WholesaleGateway: ${name}`, () => {
    it('takes a wish for many units of a product that there is', async () => {
      const { wholesale, product } = await subject()
      await valueOf(wholesale.demand(aWholesaleForm({ productId: product })))
      expect(await failureOf(wholesale.demand(aWholesaleForm({ productId: product, quantity: 1 })))).toMatchObject({
        kind: 'refused',
      })
      expect(await failureOf(wholesale.demand(aWholesaleForm({ productId: strange })))).toMatchObject({
        kind: 'not-found',
      })
    })
  })

  describe(`PollGateway: ${name}`, () => {
    const answered = async (polls: PollGateway) => {
      const poll = await valueOf(polls.open())
      if (!poll) throw new Error('no poll is open')
      const answers = poll.questions.map(({ id, options }) => ({
        question: id,
        option: options[0]?.id ?? null,
        text: options.length > 0 ? '' : 'Teşekkürler',
      }))
      return { poll, answers }
    }

    it('is answered once', async () => {
      const { polls } = await subject()
      const { poll, answers } = await answered(polls)
      expect(poll.answered).toBe(false)
      await valueOf(polls.answer(poll.id, answers))
      expect(await valueOf(polls.open())).toMatchObject({ answered: true })
      expect(await failureOf(polls.answer(poll.id, answers))).toMatchObject({ kind: 'refused' })
    })

    it('wants what is required, and options that there are', async () => {
      const { polls } = await subject()
      const { poll, answers } = await answered(polls)
      expect(await failureOf(polls.answer(poll.id, []))).toMatchObject({ kind: 'refused' })
      const wrong = answers.map((answer) => ({ ...answer, option: 999_999 }))
      expect(await failureOf(polls.answer(poll.id, wrong))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(polls.answer(999_999, answers))).toMatchObject({ kind: 'not-found' })
    })
  })
}
