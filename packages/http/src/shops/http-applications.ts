import { getShopApplicationParams, postShopApplication } from '@market/contract'
import type { SellerApplications, SellerChoice } from '@market/domain/shops'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `SellerApplications`: the form of new sellers. */
export const httpApplications = (api: ApiClient): SellerApplications => ({
  params: () =>
    mapResult(api.send(getShopApplicationParams, {}), (wire) => ({
      sectors: wire.sectors.map(readChoice),
      companyProfiles: wire.company_profiles.map(readChoice),
      apiTypes: wire.api_types.map(readChoice),
    })),
  apply: (form) =>
    mapResult(
      api.send(postShopApplication, {
        body: {
          company_name: form.companyName,
          company_phone: form.companyPhone,
          company_fax: form.companyFax,
          company_web: form.companyWeb,
          company_address: form.companyAddress,
          warehouse_address: form.warehouseAddress,
          tax_address: form.taxAddress,
          tax_number: form.taxNumber,
          official_first_name: form.officialFirstName,
          official_last_name: form.officialLastName,
          official_mail: form.officialMail,
          official_phone: form.officialPhone,
          official_role: form.officialRole,
          company_profile: form.companyProfile,
          api_type: form.apiType,
          sector: form.sector,
          shop_name: form.shopName,
          brands: form.brands,
          other_sites: form.otherSites,
          has_document: form.hasDocument,
          gender: form.gender,
          recaptcha: form.recaptcha,
        },
      }),
      (wire) => ({ applicationNo: wire.application_no }),
    ),
})

const readChoice = ({ value, name }: { readonly value: string; readonly name: string }): SellerChoice => ({
  id: value,
  name,
})
