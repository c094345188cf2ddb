export { legacyRedirect, siteRedirect } from '@market/domain/navigation'
