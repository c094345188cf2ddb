/** Why a payment is refunded, decided before the bank is asked to refund it. */
export const refundReasons = `
alter table payments add column refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'));
alter table purchases add column refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'));
`
