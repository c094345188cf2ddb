/** Limit of categories that are not in the law's table. */
export const generalInstallmentLimit = 12
