import { type Answer, getMyQuestions, getProductQuestions, postAskShop } from '@market/contract'
import type { QuestionGateway, QuestionPage } from '@market/domain/reviews'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `QuestionGateway`: questions to a shop and its answers. */
export const httpQuestions = (api: ApiClient): QuestionGateway => ({
  ask: ({ productId, text, open }) =>
    mapResult(api.send(postAskShop, { body: { product_id: productId, text, open } }), () => undefined),
  ofProduct: (productId, page = {}) =>
    mapResult(api.send(getProductQuestions, { query: { productId, ...page } }), readPage),
  mine: (page = {}) => mapResult(api.send(getMyQuestions, { query: page }), readPage),
})

const readPage = (wire: Answer<typeof getMyQuestions>): QuestionPage => ({
  resultCount: wire.result_count,
  questions: wire.result.map(({ answer, ...question }) => ({
    ...question,
    answer: answer && { shopName: answer.shop_name, text: answer.text, date: answer.date },
  })),
})
