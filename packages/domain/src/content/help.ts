import type { ContentIcon, HelpQuestion } from './content-block.ts'

/** A topic of the help centre, as a tile. */
export interface HelpTopic {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly icon: ContentIcon
  readonly questionCount: number
}

/** A question with the page and anchor of its answer. */
export interface HelpAnswer extends HelpQuestion {
  readonly topic: string
  /** Path of the topic and anchor of the question. */
  readonly link: string
}

/** The questions and answers of the help centre. */
export interface HelpCentre {
  readonly topics: readonly HelpTopic[]
  /** Answers to the searched text, best first; without a text the most frequent questions. */
  readonly answers: readonly HelpAnswer[]
}
