import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { QuestionForm, QuestionGateway } from './question-gateway.ts'
import { reviewLengths } from './review-form.ts'

/** Most characters of a question. */
export const maxQuestionLength = 1000

/** Problems of a question. */
export const questionProblems = ({ text }: Pick<QuestionForm, 'text'>): readonly FieldProblem<'text'>[] =>
  formProblems({ text }, [
    ['text', { maxLength: maxQuestionLength, valid: (typed) => Array.from(typed).length >= reviewLengths.min }],
  ])

/** Asks the shop that sells a product. */
export const askShop =
  ({ questions }: { readonly questions: Pick<QuestionGateway, 'ask'> }) =>
  (typed: QuestionForm): Submitted<void, 'text'> => {
    const form = formToSend(typed)
    return submitForm(questionProblems(form), () => questions.ask(form))
  }
