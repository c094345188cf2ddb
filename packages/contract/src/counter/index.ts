export {
  defineDeskCall,
  type DeskAnswer,
  type DeskAnswerInput,
  type DeskCall,
  type DeskInput,
  type DeskRequest,
  type Download,
} from './desk-call.ts'
export { type NamedDeskCall, officeCalls, sellerCalls } from './desk-calls.ts'
export { after, officeRole, pageOf, sellerRole } from './desk-field.ts'
export { getMessages, getSellerMessages, postMessage, postSellerMessage } from './messages.ts'
export { getSeller, getSellerDocument, getSellers, getSellersFile, postSeller } from './sellers.ts'
export {
  deleteShopDocument,
  getOwnShop,
  getRequirements,
  getShopDocument,
  postShopContract,
  postShopDocument,
  putOwnShop,
} from './shop.ts'
export {
  deleteDeskSession,
  getDeskMe,
  getInvitation,
  me,
  type MeWire,
  postInvitation,
  postSecondStepProof,
  postSecondStepSetup,
  postSignIn,
  postSignInSecond,
  putDeskSession,
} from './sign-in.ts'
export {
  type AuditAbout,
  deleteStaffMember,
  deleteTeamMember,
  getAudit,
  getAuditFile,
  getStaff,
  getTeam,
  postSecondStepLift,
  postStaff,
  postTeam,
  postTeamKey,
  putSecondStepLift,
  putStaffMember,
  putTeamMember,
} from './team.ts'
export { type DeskOrderWire, getDeskOrder, getOrders } from './orders.ts'
export {
  getPackage,
  getPackages,
  getPackagesFile,
  getSlip,
  type PackageDetailWire,
  type PackageRowWire,
  postAccept,
  postPack,
  postShip,
  postUndo,
  postUnsupplied,
  putInvoice,
} from './packages.ts'
export {
  type DeskReturnWire,
  type DisputeWire,
  getDispute,
  getDisputes,
  getDisputesFile,
  getReturn,
  getReturns,
  getReturnsFile,
  postDispute,
  postDisputePhoto,
  postReturn,
} from './returns.ts'
export { getOfficeToday, getSellerToday } from './today.ts'
