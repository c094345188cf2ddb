/** Id of the summary's title, to which the phones' bar links. */
export const summaryTitle = 'order-summary'
