import type { SellerApplications } from '@market/domain/shops'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'
import { anApplication } from '../shops/memory-applications.ts'

export interface ApplicationsSubject {
  readonly applications: SellerApplications
  /** An answer that passes the robot check. */
  readonly recaptcha: () => Promise<string>
}

/** The behaviour required of every `SellerApplications`. */
export const sellerApplicationsContract = (name: string, subject: () => Promise<ApplicationsSubject>): void => {
  const filled = async ({ applications, recaptcha }: ApplicationsSubject) => {
    const { sectors, companyProfiles, apiTypes } = await valueOf(applications.params())
    return anApplication({
      sector: sectors[0]?.id ?? '',
      companyProfile: companyProfiles[0]?.id ?? '',
      apiType: apiTypes[0]?.id ?? '',
      recaptcha: await recaptcha(),
    })
  }

  describe(`SellerApplications: ${name}`, () => {
    it('takes an application with the choices it offers, and gives it a number', async () => {
      const all = await subject()
      expect((await valueOf(all.applications.apply(await filled(all)))).applicationNo).not.toBe('')
    })

    it('refuses an unknown sector, an invalid tax number and an empty name', async () => {
      const all = await subject()
      const form = await filled(all)
      for (const wrong of [{ sector: 'boyle-bir-sektor-yok' }, { taxNumber: '123' }, { companyName: '' }])
        expect(await failureOf(all.applications.apply({ ...form, ...wrong }))).toMatchObject({ kind: 'refused' })
    })
  })
}
