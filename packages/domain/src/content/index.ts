export {
  type ContactField,
  type ContactForm,
  type ContactGateway,
  contactProblems,
  contactShop,
  emptyContactForm,
} from './contact.ts'
export { contentAnchors, tableOfContents } from './content-anchors.ts'
export {
  type ContentBlock,
  type ContentIcon,
  contentIcons,
  type Place,
  type ProductRow,
  type HelpQuestion,
} from './content-block.ts'
export type { ContentLibrary } from './content-library.ts'
export {
  type ContentKind,
  contentKinds,
  type ContentLink,
  type ContentPage,
  type ContentSection,
  contentTabs,
  type ContentVersion,
} from './content-page.ts'
export type { HelpAnswer, HelpCentre, HelpTopic } from './help.ts'
export { answerPoll, type Poll, type PollAnswer, type PollGateway, pollProblems, type PollQuestion } from './poll.ts'
export { plainText, richText, type TextRun } from './rich-text.ts'
export { searchHelp } from './search-help.ts'
export { type FriendField, type FriendForm, type FriendGateway, friendProblems, tellFriend } from './tell-friend.ts'
export {
  requestWholesale,
  maxWholesale,
  minWholesale,
  type WholesaleField,
  type WholesaleForm,
  type WholesaleGateway,
  wholesaleProblems,
} from './wholesale-demand.ts'
