import {
  changeEmail,
  changePassword,
  changePhone,
  recoverPassword,
  register,
  saveProfile,
} from '@market/domain/account'
import { renameCard } from '@market/domain/checkout'
import { made, roomModule } from '@market/react'
import { makeProofStore, type ProofStoreDeps } from '@market/stores'
import { services } from '../../composition/tokens.ts'

export const accountRoom = roomModule({
  /** Makes a store for each dialog. */
  makeProof: (from) => (of: Omit<ProofStoreDeps, 'privacy'>) =>
    makeProofStore({ ...of, privacy: from.get(services.PrivacyGateway) }),
  changePassword: made(changePassword, { passwords: services.PasswordGateway }),
  changeEmail: made(changeEmail, { profiles: services.ProfileGateway }),
  changePhone: made(changePhone, { profiles: services.ProfileGateway }),
  saveProfile: made(saveProfile, { profiles: services.ProfileGateway }),
  renameCard: made(renameCard, { cards: services.SavedCardGateway }),
  recoverPassword: made(recoverPassword, { passwords: services.PasswordGateway }),
  register: made(register, { memberships: services.MembershipGateway }),
})
