/**
 * What any Turkish application needs, without the marketplace: letters and word endings, identity and tax numbers, IBAN,
 * telephone numbers, licence plates, amounts in lira, and days in Turkish time.
 */
export { afterWorkingDays, isWorkingDay, workingDayBefore } from '../kernel/after-working-days.ts'
export { dayText, longDayText, timeText, weekdayName, weekdayText } from '../kernel/turkish-date-text.ts'
export { isoDay, isoDayText, isSameDay, noonOf, turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'
export { formatPrice } from '../money/format-price.ts'
export { add, fromLira, kurus, type Money, roundKurus, subtract, times, toLira, zero } from '../money/money.ts'
export { parsePrice } from '../money/parse-price.ts'
export { asciiUpper } from '../text/ascii-upper.ts'
export { cleanText } from '../text/clean-text.ts'
export { decline } from '../text/decline.ts'
export { searchKey } from '../text/search-key.ts'
export { slugify } from '../text/slugify.ts'
export { capitalizeFirstTr, capitalizeTr, lowerTr, upperTr } from '../text/turkish-case.ts'
export { formatIban, isIban } from '../validation/iban.ts'
export { isNationalId } from '../validation/national-id.ts'
export { formatPhone, isPhone, normalizePhone } from '../validation/phone.ts'
export { hasTaxNumberChecksum, isTaxNumber } from '../validation/tax-number.ts'
export { isLicencePlate, isVin } from '../validation/vehicle-number.ts'
