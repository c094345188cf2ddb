export { isPackageOverdue, packageDaysLate, packageDueAt } from './package-due.ts'
export {
  hasSlip,
  mayHappenToPackage,
  type PackageEvent,
  type PackageFacts,
  packageState,
  packageStateNames,
  type PackageState,
  type PackageTab,
  packageTabs,
  packageWork,
  takesInvoice,
} from './package-state.ts'
export {
  disputeHours,
  disputeReasons,
  type DisputeReason,
  maxDisputePhotos,
  mayDispute,
  mayHappenToReturn,
  returnAnswerHours,
  returnStateNames,
  type ReturnTab,
  returnTabs,
  sellerReturn,
  type SellerReturnEvent,
  type SellerReturnState,
} from './seller-return.ts'
export { areUnitsOf, type UnsuppliedReason, unsuppliedReasons, unsuppliedText } from './unsupplied-units.ts'
export { mostCounted } from './most-counted.ts'
