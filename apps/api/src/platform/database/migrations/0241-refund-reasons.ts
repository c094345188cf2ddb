/** Why a payment's money goes back, decided before the bank is asked to give it. */
export const refundReasons = `
alter table payments add column refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'));
alter table purchases add column refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'));
`
