/** A code without typed or copied spaces and hyphens; recovery codes in upper case. */
export const bareSecondStepCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()
