/** The summary's title, to which the bar of phones leads. */
export const summaryTitle = 'order-summary'
