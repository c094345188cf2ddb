export { isLeave, isOnLeave, type Leave, maxLeaveDays } from './leave.ts'
export {
  type CheckedRequirement,
  checkRequirements,
  isComplete,
  isReady,
  isVerified,
  openForSeller,
  type Requirement,
  type RequirementDocument,
  type RequirementKind,
  type RequirementMark,
  type RequirementState,
  type SellerFacts,
} from './requirement.ts'
export {
  mayHappenToSeller,
  needsReason,
  type SellerAction,
  sellerActions,
  sellerApplication,
  type SellerEvent,
  type SellerState,
  sellerStateNames,
  sellerStates,
} from './seller-application.ts'
export {
  daysAfter,
  dueSince,
  type SellerTerms,
  type StopCause,
  stopCauses,
  wasHeard,
  hearingEnd,
  workingDaysAfter,
} from './seller-terms.ts'
export {
  openShopFields,
  type ShopAddress,
  type ShopCompany,
  type ShopSettings,
  type ShopSettingsField,
  shopSettingsLimits,
  shopSettingsProblems,
} from './shop-settings.ts'
