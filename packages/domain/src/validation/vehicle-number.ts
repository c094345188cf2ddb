const plate = /^(0[1-9]|[1-7]\d|8[01])([A-PR-VYZ]\d{4,5}|[A-PR-VYZ]{2}\d{3,4}|[A-PR-VYZ]{3}\d{2,3})$/

/** Province 01 to 81, then letters and digits; case and inner spaces do not matter (rules.md V9). */
export const isLicencePlate = (text: string): boolean =>
  !/^ | $/.test(text) && /^[\dA-Za-z ]*$/.test(text) && plate.test(text.replaceAll(' ', '').toUpperCase())

/** 17 characters of A-Z without I, O and Q, and 0-9; European numbers carry no check digit (rules.md V10). */
export const isVin = (text: string): boolean => /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/.test(text)
