export {
  activationMail,
  alreadyMemberMail,
  deletionCodeMail,
  exportCodeMail,
  farewellMail,
  passwordChangedMail,
  resetMail,
  severalSignUpsMail,
} from './account-mails.ts'
export { alarmMail, alarmNews, alarmSubject } from './alarm-mail.ts'
export { cancelMail, unsuppliedWords } from './cancel-mail.ts'
export { disputeMail, disputeWords } from './dispute-mail.ts'
export { exchangeMail } from './exchange-mail.ts'
export { changedDeliveryMail } from './changed-delivery-mail.ts'
export { lapsedExchangeMail } from './lapsed-exchange-mail.ts'
export { factsMail } from './facts-mail.ts'
export { emailChangedMail, emailCodeMail } from './email-change-mails.ts'
export { friendMail } from './friend-mail.ts'
export { guestCodeMail } from './guest-code-mail.ts'
export { invitationMail } from './invitation-mail.ts'
export { invoiceMail } from './invoice-mail.ts'
export { linkMail } from './link-mail.ts'
export type { Attachment, Mail } from './mail.ts'
export type { MailShop } from './mail-layout.ts'
export { newDeviceMail } from './new-device-mail.ts'
export { oneClickHeaders } from './one-click-headers.ts'
export { officeMail } from './office-mail.ts'
export { orderConfirmationMail } from './order-confirmation-mail.ts'
export { parcelMail, parcelWords } from './parcel-mail.ts'
export { paymentMail, paymentNews } from './payment-mail.ts'
export { phoneProvenMail } from './phone-proven-mail.ts'
export { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails.ts'
export {
  newRecoveryCodesMail,
  recoveryCodeMail,
  secondStepLiftedMail,
  secondStepOffMail,
  secondStepOnMail,
} from './second-step-mails.ts'
export { returnMail, returnWords } from './return-mail.ts'
export { sellerMail, type SellerMailKind } from './seller-mail.ts'
export { signInCodeMail } from './sign-in-code-mail.ts'
export { transferMail } from './transfer-mail.ts'
