/** A code without the spaces and hyphens that people type or copy; recovery codes in upper case. */
export const bareSecondStepCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()
